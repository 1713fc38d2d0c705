import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** Replaces the text between two marks of a document; `make` gets the previous one. */
export async function replaceBlock(
  path: string,
  [begin, end]: readonly [begin: string, end: string],
  make: (inside: string) => string,
): Promise<void> {
  const [before = '', rest = ''] = (await readFile(path, 'utf8')).split(begin);
  const [inside = '', after = ''] = rest.split(end);
  await writeFile(path, `${before}${begin}\n${make(inside)}\n${end}${after}`);
}

/** The machine of a run, since figures of two machines don't compare. */
export function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${memory} GB, Node.js ${process.versions.node}`;
}

/** The wanted ones of `known`, in its order; none wanted = all. Throws at an unknown name. */
export function chosenOf<T>(known: Record<string, T>, wanted: readonly string[]): [name: string, T][] {
  const unknown = wanted.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new Error(`there is no ${unknown.join(', ')}, only ${Object.keys(known).join(', ')}`);
  return Object.entries(known).filter(([name]) => wanted.length === 0 || wanted.includes(name));
}
