import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { askedLines } from '../../../contract/search/ways-of-asking.ts';
import type { AskableKind, PhraseHeap, PhraseRow } from '../../../contract/searched-phrases/calls.ts';
import type { SearchKind } from '../../../contract/slider/calls.ts';
import { folded } from '../../../contract/text/folded.ts';
import { type Context, transaction } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { recordAudit } from '../audit/audit.ts';
import { findHitTitles } from '../search/hit-titles.ts';
import { listUntreated } from '../untreated/untreated.ts';
import { type AskedKind, changeAsked } from './change-asked.ts';
import * as queries from './searched-phrases.queries.ts';
import { countedPhrase, keyOfTarget, type Outcome, sinceOf, type Target } from './searched-phrases.rules.ts';

/** Notes what a visitor's or member's search showed; `isTyped`: and that it was typed, not read from a cached page. */
export function noteSearch(context: Context, typed: string, outcome: Outcome, { isTyped = true } = {}): void {
  if (context.caller.role === 'admin') return;
  context.searchedPhrases.showed(typed, outcome);
  if (isTyped && context.address !== '') context.searchedPhrases.searched(typed, context.address);
}

/** Counts that a result was opened (spec 6.20). */
export function noteOpening(context: Context, typed: string, target: Target): void {
  if (context.caller.role !== 'admin' && context.address !== '')
    context.searchedPhrases.opened(typed, target, context.address);
}

/** The phrases of a heap, the most frequent first, with the titles of what was opened. */
export async function listPhrases(context: Context, { heap, ...input }: ListInput & { heap: PhraseHeap }) {
  const since = sinceOf(today(context));
  const wanted = { since, heap, search: input.Search };
  const [found, figures] = await Promise.all([
    queries.findPhrases(context.db, wanted, listWindow(input)),
    queries.countPhrases(context.db, since, input.Search),
  ]);
  const titles = await findHitTitles(
    context,
    found.flatMap(({ opened }) => opened.map(hitOf)),
  );
  const rows: PhraseRow[] = found.map(({ opened, outcome, title, ...phrase }) => ({
    ...phrase,
    opened: opened.flatMap((each) => {
      const hit = hitOf(each);
      const known = titles.get(keyOfTarget(each));
      return known === undefined ? [] : [{ ...hit, title: known, count: each.count }];
    }),
    decision: outcome === null ? null : { outcome, title: title ?? '' },
  }));
  return { rows, total: figures[heap] };
}

const hitOf = ({ kind, rowId, anchor }: Target) => ({ type: kind as SearchKind, id: rowId, anchor });

/** How many phrases each heap has, and what stands under 'Se busca mucho'. */
export async function countPhrases(context: Context) {
  const since = sinceOf(today(context));
  const [figures, popular] = await Promise.all([
    queries.countPhrases(context.db, since),
    listPopular(context),
  ]);
  return { since, ...figures, popular };
}

/** The searches in vain of the month of a day and the one before. */
export const listFruitlessPhrases = (db: Context['db'], day: string, limit: number) =>
  queries.listFruitless(db, sinceOf(day), limit);

/** Words that people search with, until enough have searched. */
const usual = ['edad de jubilación', 'heredar', 'me falta un aporte'];
const comparedWithNames = 200;

/**
 * The most frequent searches, in the words of the portal: only a phrase that is a title or a way of asking stands on the
 * home page, so that nobody writes there by searching.
 */
export async function listPopular(context: Context): Promise<string[]> {
  const [phrases, rows] = await Promise.all([
    queries.listAnswered(context.db, sinceOf(today(context)), comparedWithNames),
    queries.listNames(context.db),
  ]);
  if (phrases.length === 0) return usual;
  const names = new Map(
    rows.flatMap(({ title, asked }) =>
      [title, ...askedLines(asked)].map((name): [string, string] => [countedPhrase(name) ?? '', name]),
    ),
  );
  const known = phrases.flatMap((words) => names.get(words) ?? []);
  const own = new Set(known.map(folded));
  return [...known, ...usual.filter((words) => !own.has(folded(words)))].slice(0, usual.length);
}

/** Makes a phrase a way of asking of what it was opened for. Refuses (404) an unknown phrase or row, (409) one decided. */
export async function makeAsked(
  context: Context,
  words: string,
  target: { kind: AskableKind; rowId: number; anchor: string },
): Promise<string> {
  const title = (await findHitTitles(context, [hitOf(target)])).get(keyOfTarget(target));
  if (title === undefined) throw new Refusal('notFound');
  await decide(context, { words, outcome: 'asked', title, ...target }, (inside) =>
    changeAsked(inside, target, (asked) => [...asked, words]),
  );
  return title;
}

/** Makes a phrase a way of asking for something not treated. Refuses like makeAsked. */
export async function makeUntreated(context: Context, words: string, id: number): Promise<string> {
  const title = (await listUntreated(context)).find((row) => row.id === id)?.title;
  if (title === undefined) throw new Refusal('notFound');
  const target = { kind: 'NoTratado', rowId: id, anchor: '' } as const;
  await decide(context, { words, outcome: 'untreated', title, ...target }, (inside) =>
    changeAsked(inside, target, (asked) => [...asked, words]),
  );
  return title;
}

/** Notes that an answer was written for a phrase. Refuses like makeAsked. */
export const makeAnswered = (context: Context, words: string, title: string) =>
  decide(context, { words, outcome: 'answered', title, kind: '', rowId: 0, anchor: '' });

function decide(
  context: Context,
  decision: queries.Decision,
  change: (inside: Context) => Promise<void> = async () => undefined,
): Promise<void> {
  return transaction(context, async (inside) => {
    if (!(await queries.isPhrase(inside.db, decision.words))) throw new Refusal('notFound');
    if (!(await queries.insertDecision(inside.db, decision, inside.clock.now()))) {
      if (await queries.isDecided(inside.db, decision)) return; // its answer was lost
      throw new Refusal('phraseDecided');
    }
    await change(inside);
    await recordAudit(inside, 'searched_phrase.decide', 'searched_phrase', {
      outcome: decision.outcome,
      title: decision.title,
    });
  });
}

/** Takes a decision back, with the way of asking that it added; a phrase without one stays so. */
export async function undoDecision(context: Context, words: string): Promise<void> {
  await transaction(context, async (inside) => {
    const taken = await queries.takeDecision(inside.db, words);
    if (taken === undefined) return;
    if (taken.outcome !== 'answered')
      await changeAsked(inside, taken as Target & { kind: AskedKind }, (asked) =>
        asked.filter((line) => countedPhrase(line) !== words),
      );
    await recordAudit(inside, 'searched_phrase.undo', 'searched_phrase', { title: taken.title });
  });
}
