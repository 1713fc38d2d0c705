import { accountIdOf } from '../../../contract/caller.ts';
import type { FoundPage, SearchKind } from '../../../contract/calls/home-slider.ts';
import { searchKinds } from '../../../contract/calls/home-slider.ts';
import { wordFinder } from '../../../contract/content/found-words.ts';
import type { Demand } from '../../../contract/content/search-terms.ts';
import { askedLines } from '../../../contract/content/ways-of-asking.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { readSearchWords } from '../../platform/database/text-search.ts';
import { openSemaphore } from '../../platform/process/semaphore.ts';
import { listArticleCandidates } from '../articles/articles.ts';
import { findPeople } from '../people/find-people.ts';
import { renderPlainTexts } from '../rendered-texts/rendered-plain-texts.ts';
import { excerptOf } from './excerpt.rules.ts';
import { findManaged, type Managed } from './managed.queries.ts';
import { placesLike } from './places.rules.ts';
import {
  findCited,
  findContent,
  type Hit,
  keyOf,
  listAsked,
  listTexts,
  rankContent,
  type Wanted,
} from './search.queries.ts';
import { bestOf, citedIn, isBestKind, isCertificateCode } from './search.rules.ts';

const hitsShown = 20;
/** More people of a name are found in the list of users. */
const peopleShown = 8;
/** Places reserved for videos, laws and pension texts, however many articles and courses match. */
const reservedForOthers = 6;
/**
 * Concurrent searches of a process: half of the pool for requests. Lists and pages never wait behind a flood of them,
 * and exams keep the processor.
 */
const inTurn = openSemaphore(3);
/** The longest queue, about a second's wait; further searches are refused. */
const searchesWaiting = 200;
const retryAfterSeconds = 2;
/** Candidates of each kind for the place above the list. */
const comparedOfAKind = 20;
/** The most hits of each kind that a page of results counts and shows. */
const mostOfAKind = 100;

/** Places of the administration, and rows of each kind that is managed there. */
const placesShown = 4;
const managedOfAKind = 3;
/** A shorter prefix would read whole indexes. */
const isLongEnough = /[\p{L}\p{N}]{3}/u;

/** A hit: content, or for administrators a person, a place, or a managed row. */
export type Found =
  | Shown
  | Managed
  | { type: 'Persona'; id: number; title: string }
  | { type: 'Lugar'; id: number; title: string; href: string };

/** A displayed hit: only an article of a law, a page of a document, or a fact, has an anchor. */
type Shown = Omit<Hit, 'anchor' | 'text'> & { anchor?: string };
const shownOf = ({ anchor, text: _, ...hit }: Hit): Shown => (anchor === null ? hit : { ...hit, anchor });

/**
 * The search (spec 6.14), what answers without reading first, and for administrators people, places and what they manage before
 * everything else. Accents, case,
 * word endings and letters that sound alike do not matter. Where nothing has every word, what has any of them is found, and
 * titles with a word that is like one. Articles are limited by the caller's age.
 */
export async function searchContent(context: Context, value: string): Promise<Found[]> {
  const limit = { all: hitsShown, reserved: reservedForOthers };
  const [own, hits] = await Promise.all([
    context.caller.role === 'admin' ? findForAdministrators(context, value) : [],
    findHits(context, value, hitsShown, (wanted) => findContent(context.db, wanted, limit)),
  ]);
  const best = new Set((await findBest(context, value, hits)).map(keyOf));
  const isBest = (hit: Hit) => best.has(keyOf(hit));
  return [...own, ...[...hits.filter(isBest), ...hits.filter((hit) => !isBest(hit))].map(shownOf)];
}

/** The hits that only administrators may get. */
async function findForAdministrators(context: Context, value: string): Promise<Found[]> {
  const [people, managed] = await Promise.all([
    findPeople(context, value, peopleShown),
    isLongEnough.test(value) ? findManaged(context.db, value, managedOfAKind) : [],
  ]);
  return [
    ...people.map((person) => ({ type: 'Persona' as const, ...person })),
    ...placesLike(value, placesShown).map((place) => ({ type: 'Lugar' as const, ...place })),
    ...managed,
  ];
}

/** The same search as a page of results, of every kind or of one, with the text around the words (spec 6.14). */
export async function searchPage(
  context: Context,
  asked: { value: string; type: SearchKind | undefined; limit: number; offset: number },
): Promise<FoundPage & { total: number }> {
  const { value, type, limit, offset } = asked;
  const hits = await findHits(context, value, mostOfAKind, (wanted) =>
    rankContent(context.db, wanted, mostOfAKind),
  );
  const wanted = type === undefined ? hits : hits.filter((hit) => hit.type === type);
  const shown = wanted.slice(offset, offset + limit);
  const best = type === undefined && offset === 0 ? await findBest(context, value, hits) : [];
  const texts = await withRenderedAnswers(
    context,
    await listTexts(context.db, [...shown, ...best], todayOf(context)),
  );
  const find = wordFinder(value);
  return {
    results: shown.map((hit) => ({
      ...shownOf(hit),
      excerpt: excerptOf(hit.text ?? texts.get(keyOf(hit)) ?? '', find),
    })),
    counts: searchKinds
      .map((kind) => ({ type: kind, count: hits.filter((hit) => hit.type === kind).length }))
      .filter(({ count }) => count > 0),
    best: best.map((hit) => ({ ...shownOf(hit), type: hit.type, text: texts.get(keyOf(hit)) ?? '' })),
    total: wanted.length,
  };
}

/** The texts of hits, with the values of the facts that answers name. */
async function withRenderedAnswers(
  context: Context,
  texts: Map<string, string>,
): Promise<Map<string, string>> {
  const named = [...texts].filter(([key, text]) => key.startsWith('Respuesta') && text.includes('{'));
  if (named.length === 0) return texts;
  const rendered = await renderPlainTexts(
    context,
    named.map(([, text]) => text),
  );
  return new Map([...texts, ...named.map(([key], at) => [key, rendered[at]?.text ?? ''] as const)]);
}

/** The hits close enough to the query to stand above the list (spec 6.14). */
async function findBest({ db }: Context, value: string, hits: readonly Hit[]) {
  const rows = hits.flatMap((hit) => (isBestKind(hit.type) ? { ...hit, type: hit.type } : []));
  const compared = rows.filter(
    (row, place) => rows.slice(0, place).filter(({ type }) => type === row.type).length < comparedOfAKind,
  );
  if (compared.length === 0) return [];
  const asked = await listAsked(db, compared);
  return bestOf(
    value,
    compared.map((row) => ({ ...row, names: [row.title, ...askedLines(asked.get(keyOf(row)) ?? '')] })),
  ).map(({ names: _, ...hit }) => hit);
}

const todayOf = ({ clock, config }: Context) => calendarDate(clock.now(), config.timeZone);

async function findHits(
  context: Context,
  value: string,
  enough: number,
  find: (wanted: Wanted) => Promise<Hit[]>,
): Promise<Hit[]> {
  const findWith = async (demand: Demand) => {
    const words = await readSearchWords(context.db, value, demand);
    return find({
      words,
      demand,
      articleIds: await listArticleCandidates(context, { value, words, demand, enough }),
      today: todayOf(context),
      now: context.clock.now(),
      accountId: context.caller.role === 'member' ? context.caller.accountId : null,
    });
  };
  if (inTurn.waitingCount() >= searchesWaiting) throw new Refusal('unavailable', { retryAfterSeconds });
  const hits = await inTurn(async () => {
    const cited = citedIn(value);
    const first = cited === undefined ? [] : await findCited(context.db, cited, todayOf(context));
    const exact = await findWith('every');
    const found = exact.length > 0 || isCertificateCode(value) ? exact : await findWith('any');
    const keys = new Set(first.map(keyOf));
    return [...first, ...found.filter((hit) => !keys.has(keyOf(hit)))];
  });
  countSearch(context, value, hits.length === 0);
  return hits;
}

/** Counts fruitless searches (spec 10.6), without the searcher's identity. */
function countSearch({ caller, address, readership }: Context, value: string, isFruitless: boolean): void {
  if (caller.role === 'admin') return;
  readership.searched({ visitor: `${accountIdOf(caller)} ${address}`, value, isFruitless });
}
