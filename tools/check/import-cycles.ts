/** An import from one room or file to another, with the file that makes it. */
export interface Arrow {
  from: string;
  to: string;
  because: string;
}

/**
 * Finds import cycles: rooms, or files, that import their way back to themselves. Each is named once, in a sentence with the
 * imports that close it; [] without any. Imports within a room do not count.
 */
export function importCyclesOf(arrows: readonly Arrow[]): string[] {
  const across = arrows.filter(({ from, to }) => from !== to);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of across) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reachable = (start: string): Set<string> => {
    const seen = new Set(next.get(start));
    for (const room of seen) for (const further of next.get(room) ?? []) seen.add(further);
    return seen;
  };
  const reach = new Map([...next.keys()].map((room) => [room, reachable(room)]));
  const leadsTo = (from: string, to: string) => reach.get(from)?.has(to) ?? false;
  const told = new Set<string>();
  return [...next.keys()].flatMap((room) => {
    if (told.has(room) || !leadsTo(room, room)) return [];
    const cycle = [...next.keys()].filter((other) => leadsTo(room, other) && leadsTo(other, room));
    for (const each of cycle) told.add(each);
    const causes = across.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
    return [
      `a cycle of imports: ${cycle.join(', ')}\n${causes.map(({ because }) => `    ${because}`).join('\n')}`,
    ];
  });
}
