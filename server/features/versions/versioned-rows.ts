import { Refusal } from '../../../contract/refusal.ts';
import { visibleLines } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { changesOf, type Details, publishing } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { contentChanged } from '../content/content-version.ts';
import { definedIn, isSameIn, partsOf, type SavedVersion } from './parts.rules.ts';
import { refuseStale, savingOf } from './saving.ts';
import * as queries from './versioned-rows.queries.ts';

export type { ColumnsOf } from './versioned-rows.queries.ts';

/** Content without drafts has no `isPublished`: every row is visible to visitors. */
interface Titled {
  title: string;
  isPublished?: boolean;
}

/** A kind of content that keeps its versions: article, course, term. */
export interface Versioned<State extends Titled, Own = State, Kept = State>
  extends queries.RowsOf<Own>,
    queries.VersionsOf<Kept> {
  /**
   * The HTML whose visible text the row stores for the search, and its column; absent if its rows store their text
   * separately.
   */
  words?: { of: keyof Own & string; column: string };
  /** Finds the place of a new row; absent if its rows have no manual order. */
  placeOf?(inside: Context): Promise<{ position: number }>;
  readBeside?(inside: Context, id: number): Promise<Omit<State, keyof Own>>;
  /** Refuses an invalid content before anything is written. */
  refuse?(inside: Context, stored: State, next: State): Promise<void>;
  /** Stores what a save changes beside the row, after writing it. */
  storeBeside?(inside: Context, stored: State & SavedVersion, next: State): Promise<void>;
}

/** Inside a transaction: adds a row with its first version; its HTML must already be safe. */
export async function addVersioned<Own, Kept, State extends Titled & Own & Kept>(
  inside: Context,
  kind: Versioned<State, Own, Kept>,
  state: State,
  details: Details = {},
): Promise<{ id: number }> {
  const saving = savingOf(inside);
  const beside = { ...wordsIn(kind, state), ...(await kind.placeOf?.(inside)) };
  const { id, version } = await queries.insertRow<Own>(inside.db, kind, state, beside, saving);
  await queries.insertVersion<Kept>(inside.db, kind, { ...state, id, version, ...saving });
  const { title, isPublished } = state;
  await recordAudit(inside, `${kind.table}.add`, `${kind.table}:${id}`, {
    ...definedIn({ title, isPublished }),
    ...details,
  });
  if (isShown(state)) await contentChanged(inside, kind.table);
  return { id };
}

/** True if visitors may see a row. */
const isShown = ({ isPublished }: Pick<Titled, 'isPublished'>): boolean => isPublished !== false;

/**
 * Changes a row to the result of `nextOf` and stores the new version; before the first save also the original one.
 * Refuses (404) an unknown row, (409) a stale `begunFrom`. A save that changes nothing makes no version and is never
 * stale, because one whose answer was lost is repeated.
 */
export function changeVersioned<Own, Kept, State extends Titled & Own & Kept>(
  context: Context,
  kind: Versioned<State, Own, Kept>,
  id: number,
  nextOf: (stored: State & SavedVersion, inside: Context) => State | Promise<State>,
  begunFrom: number | undefined,
): Promise<{ version: number }> {
  return transaction(context, async (inside) => {
    const { table, columns, versionColumns } = kind;
    const stored = await lock(inside, kind, id);
    const next = await nextOf(stored, inside);
    if (isSameIn({ ...columns, ...versionColumns }, stored, next)) return { version: stored.version };
    refuseStale(stored, begunFrom);
    await kind.refuse?.(inside, stored, next);
    const version = stored.version + 1;
    const saving = savingOf(inside);
    const text = wordsIn(kind, next, stored);
    await queries.insertVersion<Kept>(inside.db, kind, stored);
    await queries.updateRow<Own>(inside.db, kind, { id, version }, next, text, saving);
    await queries.insertVersion<Kept>(inside.db, kind, { ...next, id, version, ...saving });
    await kind.storeBeside?.(inside, stored, next);
    await recordAudit(inside, `${table}.${publishing(stored, next)}`, `${table}:${id}`, {
      version,
      ...changesOf(stored, next),
    });
    await versionChanged(inside, table, { id, isPublished: isShown(stored) || isShown(next) });
    return { version };
  });
}

/** The text of a row by its column; empty if equal to that of `stored`. */
function wordsIn<Own>(
  { words }: { words?: { of: keyof Own; column: string } },
  state: Own,
  stored?: Own,
): Record<string, string> {
  if (words === undefined || stored?.[words.of] === state[words.of]) return {};
  return { [words.column]: visibleLines(String(state[words.of])) };
}

async function lock<Own, Kept, State extends Titled & Own & Kept>(
  inside: Context,
  kind: Versioned<State, Own, Kept>,
  id: number,
) {
  const row = foundRow(await queries.lockRow<Own>(inside.db, kind, id));
  const stored: object = { ...row, ...(await kind.readBeside?.(inside, id)) };
  return stored as State & SavedVersion;
}

/**
 * Saves an earlier version as a new one; the publication does not change. Refuses (404) an unknown version, and like
 * changeVersioned.
 */
const restoreVersion = <Own, Kept, State extends Titled & Own & Kept>(
  context: Context,
  kind: Versioned<State, Own, Kept>,
  id: number,
  revision: number,
  begunFrom: number | undefined,
) =>
  changeVersioned(
    context,
    kind,
    id,
    async (stored, inside) => {
      const earlier = await queries.findVersion<Kept>(inside.db, kind, id, revision);
      if (earlier === undefined && revision !== stored.version) throw new Refusal('notFound');
      const restored = partsOf(kind.versionColumns, earlier ?? stored); // safe since it was saved
      return { ...stored, ...restored, isPublished: stored.isPublished };
    },
    begunFrom,
  );

/** Makes the pages that show a row stale. A draft is only on its own page, which administrators see. */
export const versionChanged = (
  inside: Context,
  table: queries.VersionedTable,
  { id, isPublished }: { id: number; isPublished: boolean },
) => contentChanged(inside, table, isPublished ? undefined : id);

/**
 * The versions of a kind of content. `present` finds the stored row with the name of its last author, and refuses (404)
 * an unknown one.
 */
export function versionsOf<
  Own,
  Kept,
  State extends Titled & Own & Kept,
  Present extends queries.ListedVersion & { id: number },
>(kind: Versioned<State, Own, Kept>, present: (context: Context, id: number) => Promise<Present>) {
  return {
    present,
    /** Newest first; a row never saved since the portal came has one version, its current state. */
    async list(context: Context, id: number): Promise<queries.ListedVersion[]> {
      const now = await present(context, id);
      const saved = await queries.listVersions(context.db, kind, id);
      return saved.length === 0 ? [now] : saved;
    },
    /** A version with its texts. Refuses (404) an unknown one. */
    async find(context: Context, id: number, version: number) {
      const now = await present(context, id);
      const saved = await queries.findVersion<Kept>(context.db, kind, id, version);
      if (saved !== undefined) return saved;
      if (now.version === version) return now;
      throw new Refusal('notFound');
    },
    restore: (context: Context, id: number, revision: number, version?: number) =>
      restoreVersion(context, kind, id, revision, version),
  };
}

/** Finds the stored rows of a kind whose state is entirely in them. */
export const presentRowOf =
  <State extends Titled>(kind: Versioned<State>) =>
  async ({ db }: Context, id: number) =>
    foundRow(await queries.findRow<State>(db, kind, id));
