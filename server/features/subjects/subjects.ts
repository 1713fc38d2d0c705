import type { FieldError } from '../../../contract/envelope.ts';
import type { ListInput } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { LinkKind } from '../../../contract/subjects/link-kinds.ts';
import {
  answersOf,
  linksOf,
  sentencesOf,
  type WrittenLink,
  withAsked,
  withIds,
  wrongInAnswers,
  wrongInSentences,
} from '../../../contract/subjects/texts.ts';
import { isLinkAllowed } from '../../../contract/text/links.ts';
import { truncate } from '../../../contract/text/text.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import { type Context, transaction } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import type { Pubsub } from '../../platform/database/pubsub.ts';
import { type ContentCache, openTableCache } from '../content/content-cache.ts';
import { trashListedRow } from '../content/move-to-trash.ts';
import { listOrderedRows, reorderRows } from '../content/ordered-rows.ts';
import { definedIn } from '../versions/parts.rules.ts';
import { addVersioned, changeVersioned, presentRowOf, versionsOf } from '../versions/versioned-rows.ts';
import * as queries from './subjects.queries.ts';
import { type SubjectState, versionedSubject } from './versioned-subject.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /**
     * The links of all subjects, cached until a subject changes: every article and course asks for those that link to
     * it.
     */
    subjectLinks: ContentCache<readonly LinkedSubject[]>;
  }
}

interface LinkedSubject {
  id: number;
  title: string;
  links: readonly WrittenLink[];
}

export const openSubjectLinks = (pubsub: Pubsub): ContentCache<readonly LinkedSubject[]> =>
  openTableCache(pubsub, ['subject'], 1);

/** The texts of a save; undefined keeps them. */
type SubjectGiven = { [Text in keyof SubjectState]?: SubjectState[Text] | undefined };

/** The subjects in the administrators' order (spec 6.18). */
export const listSubjects = ({ db }: Context, input: ListInput) =>
  listOrderedRows('subject', queries.subjectCards(db), input);

/** A subject with its answers and links, by its id or by that of one of its answers. Refuses (404) an unknown one. */
export async function readSubject(
  context: Context,
  { id, answerId }: { id?: number | undefined; answerId?: number | undefined },
) {
  const { db } = context;
  const wanted = id ?? (answerId === undefined ? undefined : await queries.findSubjectOfAnswer(db, answerId));
  const found = wanted === undefined ? undefined : await queries.findSubject(db, wanted);
  if (found === undefined) throw new Refusal('notFound');
  const links = linksOf(found.links);
  const articles = links.flatMap(({ kind, id, href }) =>
    kind === 'law' && id !== undefined ? { id, anchor: anchorIn(href) } : [],
  );
  const today = calendarDate(context.clock.now(), context.config.timeZone);
  const [answers, rows, inForce] = await Promise.all([
    queries.listAnswers(db, found.id),
    queries.listLinked(db, links),
    queries.listInForce(db, articles, today),
  ]);
  return {
    id: found.id,
    title: found.title,
    summary: found.summary,
    isExample: found.isExample,
    firstThings: sentencesOf(found.firstThings),
    answers,
    links: links.flatMap((link) => {
      const title = titleOf(link, rows);
      if (title === undefined) return [];
      const { kind, href, id } = link;
      const {
        text = '',
        image = null,
        minutes = null,
        modules = null,
        seconds = null,
      } = rows.get(`${kind} ${id}`) ?? {};
      const line = truncate(inOneLine(text), lineCharacters);
      return [
        {
          kind,
          href,
          title,
          id: id ?? null,
          text: line === title ? '' : line,
          image,
          minutes,
          modules,
          seconds,
          inForce: inForce.get(`${id} ${anchorIn(href)}`) ?? null,
        },
      ];
    }),
  };
}

/** Two lines of a card. */
const lineCharacters = 90;
const anchorIn = (href: string): string => href.split('#', 2)[1] ?? '';

/** The title of a link; undefined = its row is not there, or it has no name. */
function titleOf(
  { kind, id, label }: WrittenLink,
  rows: ReadonlyMap<string, queries.LinkedRow>,
): string | undefined {
  if (!queries.isOfRows(kind)) return label || undefined;
  const row = rows.get(`${kind} ${id}`);
  return row === undefined ? undefined : label || row.title;
}

export const subjectVersions = versionsOf(versionedSubject, presentRowOf(versionedSubject));

/** The subjects that link to a row, in order. */
export async function listSubjectsOf({ db, subjectLinks }: Context, kind: LinkKind, id: number) {
  const subjects = await subjectLinks.get('all', async () => {
    const written = await queries.listLinks(db);
    return written.map((subject) => ({ ...subject, links: linksOf(subject.links) }));
  });
  return subjects
    .filter(({ links }) => links.some((link) => link.kind === kind && link.id === id))
    .map((subject) => ({ id: subject.id, title: subject.title }));
}

/** Refuses (400) invalid texts, each with the reason beside its field. */
async function refuseWrong({ db }: Context, { firstThings, answers, links }: SubjectGiven): Promise<void> {
  const wrong: [field: string, reason: string | undefined][] = [
    ['FirstThings', firstThings === undefined ? undefined : wrongInSentences(firstThings)],
    ['Answers', answers === undefined ? undefined : wrongInAnswers(answers)],
    ['Links', links === undefined ? undefined : await wrongInLinks(db, linksOf(links))],
  ];
  const errors: FieldError[] = wrong.flatMap(([field, message]) => (message ? [{ field, message }] : []));
  if (errors.length > 0) throw new Refusal('invalidInput', { errors });
}

async function wrongInLinks(db: Context['db'], links: readonly WrittenLink[]): Promise<string | undefined> {
  const bad = links.find(({ href }) => !isLinkAllowed(href));
  if (bad !== undefined) return `${bad.href}: ${sentence('badLink')}`;
  const rows = await queries.listLinked(db, links);
  const nameless = links.find((link) => titleOf(link, rows) === undefined);
  if (nameless === undefined) return undefined;
  return queries.isOfRows(nameless.kind)
    ? `${nameless.href} no está publicado, o ya no existe. Quita esa línea o corrige la dirección.`
    : `Escribe cómo se llama ${nameless.href}, detrás de una barra: ${nameless.href} | Su nombre.`;
}

const nothing: Omit<SubjectState, 'title'> = { summary: '', firstThings: '', answers: '', links: '' };

/** Adds a subject after the others. */
export async function addSubject(context: Context, given: SubjectGiven & { title: string }) {
  await refuseWrong(context, given);
  return transaction(context, async (inside) => {
    const state = { ...nothing, title: given.title, ...definedIn(given) };
    const { id } = await addVersioned(inside, versionedSubject, state);
    await queries.storeAnswers(inside.db, id, withIds([], answersOf(state.answers)));
    return { id };
  });
}

export async function changeSubject(
  context: Context,
  id: number,
  given: SubjectGiven,
  version?: number,
): Promise<void> {
  await refuseWrong(context, given);
  const nextOf = (stored: SubjectState) => ({ ...stored, ...definedIn(given) });
  await changeVersioned(context, versionedSubject, id, nextOf, version);
}

/** Changes the other ways of asking an answer's question. Refuses (404) an unknown answer, (400) too many ways. */
export async function changeAskedOfAnswer(
  context: Context,
  answerId: number,
  change: (asked: string[]) => string[],
): Promise<void> {
  const subjectId = await queries.findSubjectOfAnswer(context.db, answerId);
  if (subjectId === undefined) throw new Refusal('notFound');
  const question = (await queries.listAnswers(context.db, subjectId)).find(
    ({ id }) => id === answerId,
  )?.question;
  const nextOf = async (stored: SubjectState, inside: Context) => {
    const answers = withAsked(stored.answers, question ?? '', change);
    await refuseWrong(inside, { answers });
    return { ...stored, answers };
  };
  await changeVersioned(context, versionedSubject, subjectId, nextOf, undefined);
}

export const removeSubject = (context: Context, id: number) => trashListedRow(context, 'subject', id);

export const orderSubjects = (context: Context, ids: readonly number[]) =>
  reorderRows(context, 'subject', ids);

export { storeAnswers } from './subjects.queries.ts';
