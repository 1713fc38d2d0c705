import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentOf } from '../processes.ts';

/** The memory of processes in megabytes, by kind. */
export interface Memory {
  total: number;
  parts: Record<string, number>;
}

/** A process and its descendants. */
function treeOf(root: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = read(() => parentOf(pid));
    if (parent !== undefined) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(childrenOf.get(pid) ?? [])); // an array may grow while it is iterated
  return tree;
}

/** Undefined where a process ended between the listing and the look. */
function read<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

function kindOf(pid: number): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (/postgres/.test(command)) return 'PostgreSQL';
  if (/dist\/portal\/main/.test(command)) return 'server';
  return /^npm|npm-cli/.test(command) ? 'npm' : 'rest';
}

/** Its share of memory (PSS): pages shared by several processes count once, divided among them. */
export function megabytesOf(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** All processes of a portal that `npm start` started, npm itself and PostgreSQL included. */
export function memoryOf(npm: number, dataDir: string): Memory {
  const [postmaster] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const parts: Record<string, number> = {};
  for (const pid of new Set([...treeOf(npm), ...treeOf(Number(postmaster))])) {
    const [kind, megabytes] = [read(() => kindOf(pid)), read(() => megabytesOf(pid))];
    if (kind !== undefined && megabytes !== undefined) parts[kind] = (parts[kind] ?? 0) + megabytes;
  }
  return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
}

export const memoryOfOne = (pid: number): number => megabytesOf(pid);
