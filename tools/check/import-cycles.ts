/** An import from one folder or file to another, with the file that makes it. */
export interface Arrow {
  from: string;
  to: string;
  because: string;
}

/**
 * Finds import cycles: folders, or files, that import their way back to themselves. Each is named once, in a sentence with
 * the imports that close it; [] without any. Imports within a folder do not count.
 */
export function importCyclesOf(arrows: readonly Arrow[]): string[] {
  const across = arrows.filter(({ from, to }) => from !== to);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of across) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reachable = (start: string): Set<string> => {
    const seen = new Set(next.get(start));
    for (const folder of seen) for (const further of next.get(folder) ?? []) seen.add(further);
    return seen;
  };
  const reach = new Map([...next.keys()].map((folder) => [folder, reachable(folder)]));
  const leadsTo = (from: string, to: string) => reach.get(from)?.has(to) ?? false;
  const told = new Set<string>();
  return [...next.keys()].flatMap((folder) => {
    if (told.has(folder) || !leadsTo(folder, folder)) return [];
    const cycle = [...next.keys()].filter((other) => leadsTo(folder, other) && leadsTo(other, folder));
    for (const each of cycle) told.add(each);
    const causes = across.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
    return [
      `a cycle of imports: ${cycle.join(', ')}\n${causes.map(({ because }) => `    ${because}`).join('\n')}`,
    ];
  });
}
