"""One table: what people ask of it becomes lines, folded they are the table, what leaves it is for one pair of eyes.

sitting     a table folded from its lines (chairs: who sits there)
asking      whom the open question is put to
requests    what people may ask of a table: checked, it becomes lines; consent: what needs the others;
            luck: from the seal to the deal; manners: talking; windows: what the table answers for people
live        a table with people around it: decide, write down, show
looks       what a pair of eyes was shown last, and what changed since
showing     what leaves it; outlook: what a seat may want to know before it answers
minding     what a table does by itself: windows that close, bots that choose, clocks that run out
home        what a table needs of the node it is at
"""
