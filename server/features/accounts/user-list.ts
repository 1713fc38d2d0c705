import { mostChosen, type UserCounts, type UserRow } from '../../../contract/accounts/calls.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openThread } from '../../platform/process/task-worker.ts';
import { mostRows, type TableFormat } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import type { AccountsWanted } from './account-filter.ts';
import {
  countAccountStates,
  countAccounts,
  listAccounts,
  listAccountsForFile,
} from './account-list.queries.ts';
import { fullName } from './accounts.rules.ts';
import type { UsersFileTask } from './users-file.worker.ts';

interface UsersFilter {
  Search?: string | undefined;
  State?: AccountsWanted['state'];
  Role?: AccountsWanted['role'];
  GroupId?: AccountsWanted['groupId'];
}

const wantedOf = ({ Search, State, Role, GroupId }: UsersFilter): AccountsWanted => ({
  search: Search,
  state: State,
  role: Role,
  groupId: GroupId,
});

/**
 * Lists users by state, role or group, newest first; Search finds parts of names, username, e-mail, document and telephone
 * (spec 3.6).
 */
export async function listUsers(
  context: Context,
  input: UsersFilter & ListInput,
): Promise<{ rows: UserRow[]; total: number }> {
  const wanted = wantedOf(input);
  const [accounts, total] = await Promise.all([
    listAccounts(context.db, wanted, listWindow(input)),
    countAccounts(context.db, wanted),
  ]);
  return { rows: accounts.map(rowOf), total };
}

/** Lists every user that a filter finds (spec 5.10), to act on all of them. Refuses (409) more than one choice takes. */
export async function listAllUsers(context: Context, input: UsersFilter): Promise<UserRow[]> {
  const window = { limit: mostChosen + 1, offset: 0 };
  const accounts = await listAccounts(context.db, wantedOf(input), window);
  if (accounts.length > mostChosen) throw new Refusal('tooManyChosen', { values: { most: mostChosen } });
  return accounts.map(rowOf);
}

/** Counts users in all and by state, among those of a group or a search. */
export const countUsers = ({ db }: Context, { Search, GroupId }: UsersFilter): Promise<UserCounts> =>
  countAccountStates(db, { search: Search, groupId: GroupId });

/** Thousands of cells take seconds: they are written beside the requests. */
const writer = openThread<UsersFileTask, Uint8Array>(new URL('./users-file.worker.ts', import.meta.url));

/**
 * The list of users as a file (spec 5.10): those that the filter finds. Records the download. Refuses (409) more people
 * than a file of this kind takes.
 */
export async function exportUsers(
  context: Context,
  input: UsersFilter & { Format: TableFormat },
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { Format: format } = input;
  const most = mostRows[format];
  const rows = await listAccountsForFile(context.db, wantedOf(input), most + 1);
  if (rows.length > most) throw new Refusal('tooManyForFile', { values: { most } });
  const body = await writer.run({ rows, format, timeZone: context.config.timeZone });
  await recordAudit(context, 'export.users', 'accounts', { format, rows: rows.length });
  return { body, contentType: mediaTypes[format], name: `Usuarios.${format}` };
}

function rowOf(account: Awaited<ReturnType<typeof listAccounts>>[number]): UserRow {
  return {
    id: account.id,
    username: account.username,
    fullname: fullName(account),
    email: account.email,
    role: account.role,
    active: account.activatedAt !== null,
    blocked: account.blockedAt !== null,
    date: account.createdAt.toISOString(),
    lastSeen: account.lastSeenAt?.toISOString() ?? null,
    groups: account.groups,
  };
}
