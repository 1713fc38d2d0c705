import { answerHref, factHref, subjectHref } from '../subjects/answer-places.ts';

/** The kinds of pages, and of answers within them, that ask '¿Te sirvió?' (spec 6.19). */
export const feedbackKinds = ['article', 'subject', 'answer', 'fact', 'calculator'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** A page or answer by its kind and its id, or by the name of a fact or calculator. */
export interface FeedbackPage {
  kind: FeedbackKind;
  key: string;
}

const hrefs: Record<FeedbackKind, (key: string) => string> = {
  article: (key) => `/leerarticulo?id=${key}`,
  subject: (key) => subjectHref(Number(key)),
  answer: (key) => answerHref(Number(key)),
  fact: factHref,
  calculator: (key) => `/calculadoras/${key}`,
};

/** Its address. */
export const feedbackHref = ({ kind, key }: FeedbackPage): string => hrefs[kind](key);

const subjectFields: Partial<Record<FeedbackKind, string>> = { subject: 'id', answer: 'respuesta' };

/** Where the words come from, if their answer is noted there. */
export const phraseDesk = 'loquesebusca';

/** The address of the form that answers a phrase of the desk of searches, and notes there that it is answered. */
export const phraseAnswerHref = (words: string): string =>
  `/editartemas?${new URLSearchParams({ pregunta: words, desde: phraseDesk })}`;

/** The address of the subject editor with a question to answer: in the given subject, or in one chosen there. */
export function newAnswerHref(question: string, { kind, key }: Partial<FeedbackPage> = {}): string {
  const field = kind && subjectFields[kind];
  return `/editartemas?${new URLSearchParams({ ...(field && key && { [field]: key }), pregunta: question })}`;
}
