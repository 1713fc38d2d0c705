import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, listInput, optionalText, requiredLine, requiredText, rowId } from '../fields.ts';
import { searchKinds } from '../slider/calls.ts';

/** The three heaps of the desk: no answer above the results, one but not the one that was wanted, found. */
export const phraseHeaps = ['unanswered', 'misfound', 'found'] as const;
export type PhraseHeap = (typeof phraseHeaps)[number];

/** The kinds of results that keep ways of asking, so that a phrase can become one of theirs. */
export const askableKinds = ['Respuesta', 'Dato', 'Calculadora', 'Ruta', 'Tema', 'Pagina'] as const;
export type AskableKind = (typeof askableKinds)[number];

/** The results of decisions about a phrase. */
const phraseOutcomes = ['asked', 'untreated', 'answered'] as const;
export type PhraseOutcome = (typeof phraseOutcomes)[number];

const kind = z.enum(searchKinds, 'Ese tipo de resultado no existe.');
const words = requiredLine('Falta la frase.', 100);
const typed = requiredText('Falta lo que se buscó.', 100);
const Anchor = optionalText(120);

const target = {
  type: kind,
  id: z.int(),
  /** The anchor of a law's article, or the name of a fact; '' = none. */
  anchor: z.string(),
  title: z.string(),
};

const phraseRow = z.object({
  words: z.string(),
  count: z.int(),
  /** The results opened after it, the most opened first: at most five, each opened from three addresses. */
  opened: z.array(z.object({ ...target, count: z.int() })),
  /** The times that somebody opened something. */
  openedCount: z.int(),
  /** Null = waits for a decision. */
  decision: z.nullable(
    z.object({
      outcome: z.enum(phraseOutcomes),
      /** The answer or the subject not treated. */
      title: z.string(),
    }),
  ),
});
export type PhraseRow = z.infer<typeof phraseRow>;

const phraseFigures = z.object({
  /** The first day that is counted, 'YYYY-MM-DD'. */
  since: z.string(),
  /** The different phrases, by heap, and those of the first that wait for a decision. */
  unanswered: z.int(),
  misfound: z.int(),
  found: z.int(),
  waiting: z.int(),
  /** Searches, and those with an answer above the results. */
  searches: z.int(),
  answered: z.int(),
  /** The phrases under 'Se busca mucho'. */
  popular: z.array(z.string()),
});
export type PhraseFigures = z.infer<typeof phraseFigures>;

/** 'Lo que se busca' (spec 6.20); all calls are extensions. */
export const searchedPhrase = {
  opened: endpoint({
    method: 'POST',
    path: 'SearchedPhrase/Opened',
    who: 'open',
    summary: 'Counts that a result was opened after a search; nothing is kept of who did',
    input: z.object({ Value: typed, Type: kind, Id: rowId(), Anchor }),
    output: done,
  }),
  getPopular: endpoint({
    method: 'GET',
    path: 'SearchedPhrase/GetPopular',
    who: 'open',
    summary: 'What is searched much, in words of the portal',
    input: z.object({}),
    output: z.array(z.string()),
  }),
  get: endpoint({
    method: 'GET',
    path: 'SearchedPhrase/Get',
    who: 'admin',
    grants: ['redactor'],
    list: true,
    fromReplica: true,
    summary: 'The phrases of a heap that three addresses typed, the most typed first',
    input: z.object({
      ...listInput,
      Heap: z.optional(z.enum(phraseHeaps, 'Ese montón no existe.')),
    }),
    output: z.array(phraseRow),
  }),
  getFigures: endpoint({
    method: 'GET',
    path: 'SearchedPhrase/GetFigures',
    who: 'admin',
    grants: ['redactor'],
    fromReplica: true,
    summary: 'How many phrases are in each heap, and in how many searches an answer stood above the results',
    input: z.object({}),
    output: phraseFigures,
  }),
  makeAsked: endpoint({
    method: 'POST',
    path: 'SearchedPhrase/MakeAsked',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary:
      'Makes a phrase a way of asking of an answer, fact, calculator, route, subject or page of the portal',
    input: z.object({
      Words: words,
      Type: z.enum(askableKinds, 'A eso no se le agregan maneras de preguntar.'),
      Id: rowId(),
      Anchor,
    }),
    output: done,
  }),
  makeUntreated: endpoint({
    method: 'POST',
    path: 'SearchedPhrase/MakeUntreated',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Makes a phrase a way of asking for something that the portal does not treat',
    input: z.object({ Words: words, Id: rowId() }),
    output: done,
  }),
  makeAnswered: endpoint({
    method: 'POST',
    path: 'SearchedPhrase/MakeAnswered',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Notes that an answer was written for a phrase',
    input: z.object({ Words: words, Title: requiredLine('Falta la pregunta.', 200) }),
    output: done,
  }),
  undo: endpoint({
    method: 'POST',
    path: 'SearchedPhrase/Undo',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Takes a decision about a phrase back, with the way of asking that it added',
    input: z.object({ Words: words }),
    output: done,
  }),
};
