import { listCap } from '../../../contract/constants.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { groupName } from '../../../contract/groups/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../audit/audit.ts';
import * as queries from './groups.queries.ts';

/** Lists groups by name with the number of people in each (spec 17.5); Search finds a part of the name. */
export async function listGroups({ db }: Context, input: ListInput) {
  const search = input.Search ?? '';
  const [rows, total] = await Promise.all([
    queries.listGroups(db, search, listWindow(input)),
    queries.countGroups(db, search),
  ]);
  return { rows, total };
}

/** Reads a group. Refuses (404) an unknown one. */
export async function getGroup({ db }: Context, id: number) {
  const found = await queries.findGroup(db, id);
  if (found === undefined) throw new Refusal('groupGone');
  return found;
}

/** Lists the groups to choose from, by name. */
export const listGroupNames = ({ db }: Context) => queries.listGroupNames(db, listCap);

/** The name of a group that a file is narrowed to, null without one. Refuses (404) an unknown group. */
export async function nameOfGroup({ db }: Context, id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const found = await queries.findGroupName(db, id);
  if (found === undefined) throw new Refusal('groupGone');
  return found.name;
}

/** Lists the groups that an account is in itself, by name. */
export const listGroupsOf = (db: Database, accountId: number) => queries.listGroupsOf(db, accountId);

/** Adds a group. Refuses (409) a name in use, whatever its case and accents. */
export function addGroup(context: Context, name: string): Promise<{ id: number }> {
  return transaction(context, async (inside) => {
    const added = await queries.insertGroup(inside.db, name, inside.clock.now());
    await recordAudit(inside, 'group.add', `group:${added.id}`, { name });
    return added;
  });
}

/**
 * Inside a transaction: finds the group of a name, in whatever case and accents, or adds it. It cannot be deleted
 * before the transaction ends. Refuses (400) a name without a letter, and one that is too long.
 */
export async function ensureGroup(inside: Context, name: string): Promise<number> {
  const [id = 0] = await ensureGroups(inside, [name]);
  return id;
}

/** The same for several names, in their order. Call it once a transaction: groups are locked in the order of names. */
export async function ensureGroups(inside: Context, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  return queries.ensureGroups(inside.db, names.map(checkedName), inside.clock.now());
}

function checkedName(name: string): string {
  const parsed = groupName.safeParse(name);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? '';
  throw new Refusal('invalidInput', { errors: [{ field: 'Group', message }] });
}

/**
 * Renames a group. A repeated save changes nothing. Refuses (404) an unknown group, (409) a name in use and a group that
 * changed since `version`.
 */
export async function renameGroup(
  context: Context,
  id: number,
  name: string,
  version?: number,
): Promise<void> {
  await transaction(context, async (inside) => {
    const [stored] = await queries.lockGroups(inside.db, [id]);
    if (stored === undefined) throw new Refusal('groupGone');
    if (stored.name === name) return;
    if (version !== undefined && version !== stored.version) throw new Refusal('stale');
    await queries.renameGroup(inside.db, id, name);
    await recordAudit(inside, 'group.change', `group:${id}`, { name, before: stored.name });
  });
}

/**
 * Moves everybody in a group, themselves or by a course, into another one, and deletes it. Refuses (404) an
 * unknown group, (400) the same one twice.
 */
export async function mergeGroup(context: Context, id: number, intoId: number): Promise<void> {
  if (id === intoId) throw new Refusal('groupIntoItself');
  await transaction(context, async (inside) => {
    const stored = await queries.lockGroups(inside.db, [id, intoId]);
    const [from, into] = [id, intoId].map((wanted) => stored.find((group) => group.id === wanted));
    if (from === undefined || into === undefined) throw new Refusal('groupGone');
    await queries.moveMembers(inside.db, id, intoId);
    await queries.deleteGroup(inside.db, id);
    await recordAudit(inside, 'group.merge', `group:${intoId}`, { name: from.name, into: into.name });
  });
}

/** Deletes a group; its people and their courses stay. Refuses (404) an unknown one. */
export async function removeGroup(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const [stored] = await queries.lockGroups(inside.db, [id]);
    if (stored === undefined) throw new Refusal('groupGone');
    await queries.moveMembers(inside.db, id, null);
    await queries.deleteGroup(inside.db, id);
    await recordAudit(inside, 'group.delete', `group:${id}`, { name: stored.name });
  });
}
