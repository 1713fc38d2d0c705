import { subjectHref } from './subject-texts.ts';

/** The kinds of pages that ask '¿Te sirvió?' (spec 6.19). */
export const feedbackKinds = ['article', 'subject', 'calculator'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** A page by its kind and its id, or by the name of a calculator. */
export interface FeedbackPage {
  kind: FeedbackKind;
  key: string;
}

/** The address of a page that asks. */
export function feedbackHref({ kind, key }: FeedbackPage): string {
  if (kind === 'article') return `/leerarticulo?id=${key}`;
  return kind === 'subject' ? subjectHref(Number(key)) : `/calculadoras/${key}`;
}

/** The editor of subjects with a question to be answered: of a subject, or of one that is chosen there. */
export const newAnswerHref = (question: string, { kind, key }: Partial<FeedbackPage> = {}): string =>
  `/editartemas?${new URLSearchParams({ ...(kind === 'subject' && key && { id: key }), pregunta: question })}`;
