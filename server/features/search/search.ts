import { Refusal } from '../../../contract/refusal.ts';
import { wordFinder } from '../../../contract/search/found-words.ts';
import { type Demand, significantWords } from '../../../contract/search/search-terms.ts';
import type { BestKind, FoundPage, SearchKind } from '../../../contract/slider/calls.ts';
import { prescribedKinds, searchKinds } from '../../../contract/slider/calls.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { readSearchWords } from '../../platform/database/text-search.ts';
import { openSemaphore } from '../../platform/process/semaphore.ts';
import { listArticleCandidates } from '../articles/articles.ts';
import { findPeople } from '../people/find-people.ts';
import { renderPlainTexts } from '../rendered-texts/rendered-plain-texts.ts';
import type { AnswerRow } from './answers/answers.queries.ts';
import { answersNow } from './answers/answers.ts';
import { inOrder, isAskedWhole, joinedQuestions, shortAnswers } from './answers/short-answers.rules.ts';
import { excerptOf } from './excerpt.rules.ts';
import { findManaged, type Managed } from './managed.queries.ts';
import { placesLike } from './places.rules.ts';
import {
  findCited,
  findContent,
  type Hit,
  keyOf,
  listTexts,
  rankContent,
  type Wanted,
} from './search.queries.ts';
import { citedIn, isCertificateCode } from './search.rules.ts';

const hitsShown = 20;
/** More people of a name are found in the list of users. */
const peopleShown = 8;
/** Places reserved for videos, laws and pension texts, however many articles and courses match. */
const reservedForOthers = 6;
/**
 * Concurrent searches of a process: half of the pool for requests. Lists and pages never wait behind a flood of them,
 * and exams keep the processor.
 */
const searches = openSemaphore(3);
/** The longest queue, about a second's wait; further searches are refused. */
const searchesWaiting = 200;
const retryAfterSeconds = 2;

/** Searches when its turn comes, ranking included. Refuses (503) where too many wait already. */
async function inTurn<Found>(search: () => Promise<Found>): Promise<Found> {
  if (searches.waitingCount() >= searchesWaiting) throw new Refusal('unavailable', { retryAfterSeconds });
  return searches(search);
}

const answersRanked = 20;
/** Answers that hardly say what was typed would only lengthen the list, the more so what the portal does not treat. */
const leastShown = 0.34;
const leastUntreated = 0.6;
/** The least and the lead with which the first of all is shown though the portal does not treat it. */
const untreatedFirst = { least: 0.45, lead: 0.15 };
/** More would leave no room for what is to be read. */
const answersShown = 10;
/** The weight of what has to be read against what answers, and of the words of its text against its title. */
const toRead = 0.92;
const wordsShare = 0.12;
/** The most that openings after the same words add to a score: they decide among results that say about as much. */
const openedShare = 0.06;
const alikeShown = 60;
/** With fewer hits of every word, those of any are looked for as well. */
const enoughOfEvery = 8;
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
type Shown = Omit<Hit, 'anchor' | 'text'> & { anchor?: string; answer?: string };
type AnswerHit = Hit & { type: BestKind; score: number; isAskedFor: boolean; asked: string | undefined };
type PrescribedHit = Omit<Shown, 'type'> & { type: (typeof prescribedKinds)[number] };
const shownOf = ({ type, id, title, anchor, href }: Hit): Shown => ({
  type,
  id,
  title,
  ...(anchor !== null && { anchor }),
  ...(href !== undefined && { href }),
});

/**
 * The search of the portal's window (spec 6.14), in the order of the page of results: for administrators people, places and
 * what they manage come before it.
 */
export async function searchContent(context: Context, value: string): Promise<Found[]> {
  const [own, found] = await Promise.all([
    context.caller.role === 'admin' ? findForAdministrators(context, value) : [],
    inTurn(() => findAll(context, value, { most: hitsShown, isBegun: true })),
  ]);
  const { hits, short } = found;
  const texts = await withRenderedAnswers(context, await listTexts(context.db, short, todayOf(context)));
  const answering = new Set(short.map(keyOf));
  return [
    ...own,
    ...hits.slice(0, hitsShown).map((hit) => ({
      ...shownOf(hit),
      ...(answering.has(keyOf(hit)) && { answer: inOneLine(texts.get(keyOf(hit)) ?? '') }),
    })),
  ];
}

/**
 * The prescribed search: articles and courses as they match, then videos, laws and pension texts, and no other kind, so
 * that whoever opens what it finds knows each address.
 */
export async function findPrescribed(context: Context, value: string): Promise<PrescribedHit[]> {
  const limit = { all: hitsShown, reserved: reservedForOthers, kinds: prescribedKinds };
  const hits = await inTurn(() =>
    findHits(context, value, hitsShown, (wanted) => findContent(context.db, wanted, limit)),
  );
  const found = hits.flatMap((hit) => {
    const type = prescribedKinds.find((kind) => kind === hit.type);
    return type === undefined ? [] : [{ ...shownOf(hit), type }];
  });
  const comesFirst = ({ type }: PrescribedHit) => type === 'Articulo' || type === 'course';
  return [...found.filter(comesFirst), ...found.filter((hit) => !comesFirst(hit))];
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
  const { hits, short, alike } = await inTurn(() =>
    findAll(context, value, { most: mostOfAKind, isBegun: false }),
  );
  const wanted = type === undefined ? hits : hits.filter((hit) => hit.type === type);
  const shown = wanted.slice(offset, offset + limit);
  const best = type === undefined && offset === 0 ? short : [];
  const texts = await withRenderedAnswers(
    context,
    await listTexts(context.db, [...shown, ...best], todayOf(context)),
  );
  const find = wordFinder(value, alike);
  return {
    results: shown.map((hit) => ({
      ...shownOf(hit),
      // the lines of a document's page are those of its paper
      excerpt: excerptOf(hit.text ?? inOneLine(texts.get(keyOf(hit)) ?? ''), find),
    })),
    alike,
    counts: searchKinds
      .map((kind) => ({ type: kind, count: hits.filter((hit) => hit.type === kind).length }))
      .filter(({ count }) => count > 0),
    best: best.map((hit) => ({ ...shownOf(hit), type: hit.type, text: texts.get(keyOf(hit)) ?? '' })),
    total: wanted.length,
  };
}

/** The first results of a sentence, those above the list included, with the way of asking that is nearest to it. */
export async function findFirst(context: Context, value: string, most: number) {
  const { hits, short } = await inTurn(() => findAll(context, value, { most: mostOfAKind, isBegun: false }));
  const answering = new Set(short.map(keyOf));
  return hits.slice(0, most).map((hit) => ({
    type: hit.type,
    title: hit.title,
    asked: 'asked' in hit ? ((hit as AnswerHit).asked ?? null) : null,
    isShort: answering.has(keyOf(hit)),
  }));
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

const todayOf = ({ clock, config }: Context) => calendarDate(clock.now(), config.timeZone);

interface AllFound {
  /** All that answers or has to be read, the nearest first; at the beginning the short answers. */
  hits: Hit[];
  /** The answers that stand above the list. */
  short: AnswerHit[];
  /** Words that mean the same as what was typed. */
  alike: string[];
}

/**
 * Everything that a search finds: what answers by its ways of asking (ranking.rules.ts) and what has to be read by its
 * title and its words compete by one score. A question that joins two is answered twice.
 */
async function findAll(
  context: Context,
  value: string,
  { most, isBegun }: { most: number; isBegun: boolean },
): Promise<AllFound> {
  const { rows, ranking } = await answersNow(context);
  const question = ranking.ask(value, isBegun);
  const answersTo = (part: string, { rank } = ranking.ask(part)) =>
    inOrder(
      part,
      rank(answersRanked).flatMap(({ row, ...near }) => {
        const found = rows[row];
        return found === undefined ? [] : [hitOf(found, near)];
      }),
    );
  const answers = answersTo(value, question);
  const [read, weightOf] = await Promise.all([
    findHits(context, value, most, (wanted) => rankContent(context.db, wanted, most)),
    context.searchedPhrases.weightsFor(context.db, value),
  ]);
  const cited = read.filter(({ score }) => score === undefined);
  const scored = read.flatMap((hit) =>
    hit.score === undefined
      ? []
      : [
          {
            ...hit,
            score: toRead * question.scoreOf(nameOf(hit)) + wordsShare * (hit.score / (hit.score + 1)),
          },
        ],
  );
  const others = Math.max(0, ...scored.map(({ score }) => score));
  const both = isAskedWhole(answers) ? undefined : bothAnswers(value, answersTo);
  const short = cited.length > 0 ? [] : (both ?? shortAnswers(answers, others));
  const first = new Set(short.map(keyOf));
  const [nearest, next] = answers;
  const leads = (hit: AnswerHit) =>
    hit === nearest &&
    hit.score >= untreatedFirst.least &&
    hit.score - Math.max(next?.score ?? 0, others) >= untreatedFirst.lead;
  const near = answers
    .filter((hit) => hit.score >= (hit.type === 'NoTratado' ? leastUntreated : leastShown) || leads(hit))
    .slice(0, answersShown);
  const placed = ({ type, id, anchor, score }: Hit & { score: number }) =>
    score + openedShare * weightOf({ kind: type, rowId: id, anchor: anchor ?? '' });
  const ranked = [...near, ...scored]
    .filter((hit) => !first.has(keyOf(hit)))
    .sort((one, other) => placed(other) - placed(one));
  return { hits: [...cited, ...short, ...ranked], short, alike: question.alike.slice(0, alikeShown) };
}

/** The short answers of both questions that a sentence joins, if each has one of its own. */
function bothAnswers(value: string, answersTo: (part: string) => AnswerHit[]): AnswerHit[] | undefined {
  const parts = joinedQuestions(value);
  if (parts === undefined) return undefined;
  const [one, other] = parts.map((part) => shortAnswers(answersTo(part), 0)[0]);
  if (one === undefined || other === undefined || keyOf(one) === keyOf(other)) return undefined;
  return [one, other];
}

const hitOf = (
  { type, id, title, anchor, href }: AnswerRow,
  near: Pick<AnswerHit, 'score' | 'isAskedFor' | 'asked'>,
): AnswerHit => ({
  type,
  id,
  title,
  anchor,
  text: null,
  ...near,
  ...(href !== null && { href }),
});

/** A law's article is asked for by its own title, and by its law's where it has none. */
const nameOf = ({ title }: Hit): string => title.replace(/^[^.]*, artículo [^.]*\. /, '');

async function findHits<Found extends Hit>(
  context: Context,
  value: string,
  enough: number,
  find: (wanted: Wanted) => Promise<Found[]>,
): Promise<(Found | (Hit & { score?: undefined }))[]> {
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
  const cited = citedIn(value);
  const first = cited === undefined ? [] : await findCited(context.db, cited, todayOf(context));
  const exact = await findWith('every');
  const isEnough = exact.length > 0 && (isShort(value) || exact.length >= enoughOfEvery);
  const more = isEnough || isCertificateCode(value) ? [] : await findWith('any');
  return distinct([...first, ...exact, ...more]);
}

/** Nobody means other words by a word or two. */
const isShort = (value: string): boolean => significantWords(value).length <= 2;

function distinct<Each extends Hit>(hits: readonly Each[]): Each[] {
  const seen = new Set<string>();
  return hits.filter((hit) => !seen.has(keyOf(hit)) && seen.add(keyOf(hit)));
}
