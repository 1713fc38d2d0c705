import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isProcessAlive, processStamp } from '../process/process-identity.mjs';
import { type DataFolder, replaceFile } from './data-folder.ts';

/** One start that has not stopped yet; a process can have several. */
interface DatabaseUser {
  id: string;
  process: string;
}

/** The living users of the server. The caller holds the folder's lock. */
export function listUsers(folder: DataFolder): DatabaseUser[] {
  if (!existsSync(folder.users)) return [];
  const users = JSON.parse(readFileSync(folder.users, 'utf8')) as DatabaseUser[];
  return users.filter((user) => isProcessAlive(user.process));
}

/** The other processes that use the server. The caller holds the folder's lock. */
export function otherProcesses(folder: DataFolder): number[] {
  const pids = listUsers(folder).map((user) => Number.parseInt(user.process, 10));
  return [...new Set(pids)].filter((pid) => pid !== process.pid);
}

/** Records that this process uses the server and returns the id to leave with. The caller holds the folder's lock. */
export function addUser(folder: DataFolder): string {
  const id = randomUUID();
  const users = [...listUsers(folder), { id, process: processStamp(process.pid) ?? '' }];
  replaceFile(folder.users, JSON.stringify(users));
  return id;
}

/** Removes a user and returns how many remain. The caller holds the folder's lock. */
export function removeUser(folder: DataFolder, id: string): number {
  const users = listUsers(folder).filter((user) => user.id !== id);
  replaceFile(folder.users, JSON.stringify(users));
  return users.length;
}
