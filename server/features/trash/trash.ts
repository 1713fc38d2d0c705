import { trashDays } from '../../../contract/constants.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal, type RefusalCode } from '../../../contract/refusal.ts';
import { truncate } from '../../../contract/text/text.ts';
import {
  redactedTrashTypes,
  type TrashedItem,
  type TrashRow,
  type TrashType,
  trashTypes,
} from '../../../contract/trash/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { brokenConstraint } from '../../platform/database/database.ts';
import { listPossessions } from '../accounts/possessions.ts';
import { eraseUser, restoreUser } from '../accounts/removal.ts';
import { recordAudit } from '../audit/audit.ts';
import { changeEach } from '../bulk/change-each.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './trash.queries.ts';
import { kindOf, type TrashKind, trashKinds } from './trash-kinds.ts';

const dayMilliseconds = 24 * 3600 * 1000;
/** People with fewer days left than these come first. */
const soonDays = 7;
/** The indexes that keep names unique outside the Papelera, with the refusal of a duplicate. */
const namesInUse: Readonly<Record<string, RefusalCode>> = {
  category_name_key: 'restorePlaceTaken',
  term_title_key: 'termTaken',
};

/** The characters of a title in the list; only questions have more. */
const shownLength = 250;

/** Rows deleted before this instant have been in the Papelera for all their days. */
const retentionStart = ({ clock }: Context) => new Date(clock.now().getTime() - trashDays * dayMilliseconds);

/** Refuses (403) a redactor what is no content of theirs: people, questions and messages. */
function requireRestorer({ caller }: Context, type: TrashType): void {
  if (caller.role !== 'admin' && !redactedTrashTypes.includes(type)) throw new Refusal('notOfRedactors');
}

/**
 * The content of the Papelera and the people, or those of one type, newest first; Search looks for a part of the title,
 * of people also in username, e-mail and numbers (spec 5.13, 6.12).
 */
export async function listTrash(
  context: Context,
  input: ListInput & { Type?: TrashType | undefined; ContentOnly?: boolean | undefined },
): Promise<{ rows: TrashRow[]; total: number }> {
  const since = retentionStart(context);
  const wanted = {
    search: input.Search,
    type: input.Type,
    isContentOnly: input.ContentOnly ?? false,
    since,
    soonSince: new Date(since.getTime() + soonDays * dayMilliseconds),
  };
  const [found, total] = await Promise.all([
    queries.listTrash(context.db, wanted, listWindow(input)),
    queries.countTrash(context.db, wanted),
  ]);
  const people = await listPossessions(
    context,
    found.flatMap(({ type, id }) => (type === 'Persona' ? id : [])),
  );
  const rows = found.map(({ deletedAt, ...row }) => ({
    ...row,
    title: truncate(row.title, shownLength),
    deletedAt: deletedAt.toISOString(),
    goneAt: new Date(deletedAt.getTime() + trashDays * dayMilliseconds).toISOString(),
    person: (row.type === 'Persona' ? people.get(row.id) : undefined) ?? null,
  }));
  return { rows, total };
}

/**
 * Restores a row to its old place in the order. Refuses (404) one that is not in the Papelera, (409) an article whose
 * category is there, a text whose law is there, material and questions whose course is there, and a category or a term
 * whose name is in use again.
 * Material and questions of an archived course can be restored. People come back like restoreUser says.
 */
export async function restoreTrash(context: Context, type: TrashType, id: number): Promise<void> {
  requireRestorer(context, type);
  if (type === 'Persona') return restoreUser(context, id);
  await transaction(context, async (inside) => {
    const kind = kindOf(type);
    // the owner first: permanent deletion locks it before what belongs to it
    const ownerGone = await lockOwner(inside, kind, id);
    if (!(await queries.lockTrashed(inside.db, kind, id, retentionStart(inside))))
      throw new Refusal('notFound');
    if (ownerGone !== undefined) throw ownerGone;
    if (kind.table === 'article') await queries.dropPassedSchedule(inside.db, id, inside.clock.now());
    await queries.restoreRow(inside.db, kind, id).catch((error: unknown) => {
      const taken = namesInUse[brokenConstraint(error) ?? ''];
      if (taken !== undefined) throw new Refusal(taken);
      throw error;
    });
    await recordAudit(inside, `${kind.table}.restore`, `${kind.table}:${id}`);
    await contentChanged(inside, kind.table);
  });
}

/** Locks a row's category, law or course against deletion; the refusal if that is in the Papelera. */
async function lockOwner({ db }: Context, kind: TrashKind, id: number): Promise<Refusal | undefined> {
  if (kind.table === 'article') {
    const category = await queries.findTrashedCategoryOf(db, id);
    return category === undefined ? undefined : new Refusal('restoreCategoryGone', { values: { category } });
  }
  if (kind.table === 'law_text') {
    const law = await queries.findTrashedLawOf(db, id);
    return law === undefined ? undefined : new Refusal('restoreLawGone', { values: { law } });
  }
  if (kind.isOfCourse !== true) return undefined;
  const course = await queries.findTrashedCourseOf(db, kind, id);
  return course === undefined ? undefined : new Refusal('restoreCourseGone', { values: { course } });
}

/**
 * Deletes a row of the Papelera permanently, a person like eraseUser. Refuses (404) an unknown one, (409) one that
 * something still needs. Its files are left to the nightly clean-up, which knows whether other rows name them.
 */
export async function deleteTrash(context: Context, type: TrashType, id: number): Promise<void> {
  if (type === 'Persona') return eraseUser(context, id);
  await transaction(context, async (inside) => {
    const kind = kindOf(type);
    if (!(await queries.lockTrashed(inside.db, kind, id, retentionStart(inside))))
      throw new Refusal('notFound');
    const refusal = kind.broughtBy === undefined ? kind.neededBy?.refusal : 'trashOfProduct';
    if (refusal !== undefined && (await queries.isNeeded(inside.db, kind, id))) throw new Refusal(refusal);
    await queries.deletePermanently(inside.db, kind, [id]);
    await recordAudit(inside, 'trash.delete', `${kind.table}:${id}`);
  });
}

const restoredFirst: readonly TrashType[] = ['Categoria', 'Ley', 'Curso'];

/** Orders rows of the Papelera by kind, then by id. */
const placeBy =
  (types: readonly TrashType[]) =>
  ({ Type, Id }: TrashedItem): number =>
    (types.indexOf(Type) + 1) * 2 ** 32 + Id;

/** Restores rows like restoreTrash, their owners first: an article comes back together with its category. */
export const restoreMany = (context: Context, items: readonly TrashedItem[]) =>
  changeEach(
    context,
    items,
    (each, { Type, Id }) => restoreTrash(each, Type, Id),
    placeBy([...restoredFirst, ...trashTypes.filter((type) => !restoredFirst.includes(type))]),
  );

/** Permanently deletes rows like deleteTrash, what belongs to others first. */
export const deleteMany = (context: Context, items: readonly TrashedItem[]) =>
  changeEach(
    context,
    items,
    (each, { Type, Id }) => deleteTrash(each, Type, Id),
    placeBy([...trashKinds.map(({ type }) => type), 'Persona']),
  );

const purgedAtOnce = 500;

/** Permanently deletes rows whose days in the Papelera are over, a few hundred in a transaction. */
export async function purgeOldTrash(context: Context, kind: TrashKind): Promise<void> {
  const deletedBefore = retentionStart(context);
  let purged: number;
  do {
    purged = await transaction(context, async ({ db }) => {
      const ids = await queries.lockOldTrash(db, kind, deletedBefore, purgedAtOnce);
      if (ids.length > 0) await queries.deletePermanently(db, kind, ids);
      return ids.length;
    });
  } while (purged === purgedAtOnce);
}
