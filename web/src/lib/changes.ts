/** What is, out of what was and what changed. src/posse/kernel/changes.py makes the changes, and says their forms. */

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** `old` stays as it was; what has not changed is shared. */
export function folded(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, cut, fresh] = change as [number, number, Json[]];
    const items = old as Json[];
    return [...items.slice(0, at), ...fresh, ...items.slice(at + cut)];
  }
  const changes = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(old)) {
    const items: unknown[] = [...(old as unknown[])];
    for (const [at, inner] of changes) items[Number(at)] = folded(items[Number(at)], inner);
    return items;
  }
  const now = { ...(old as Record<string, unknown>) };
  for (const [name, inner] of changes) {
    if (Array.isArray(inner) && inner.length === 0) delete now[name];
    else now[name] = folded(now[name], inner);
  }
  return now;
}

/** Whether two things that came as JSON say the same, in whatever order. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [ones, others] = [Object.entries(one), other as Record<string, unknown>];
  return ones.length === Object.keys(others).length && ones.every(([key, value]) => same(value, others[key]));
}
