"""Where people come in: HTTP, sockets, and what each message does.

app         the routes; reception: names, links, lists; records: games on paper; lessons: a first game with a guide
replies     how requests are read and answered; texts: files of words
security    whom a browser may talk for, and what a page of ours may do
sockets     WebSockets, as uvicorn hosts them
connection  a guest's socket: what each message does
"""
