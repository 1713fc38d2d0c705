import type { CommentRow, CommentState } from '../../../contract/comments/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { reportReasonLabels } from './report-reasons.ts';

/** The states as filters, in their order; '' = all. */
export const commentFilters: readonly { state: CommentState | ''; label: string }[] = [
  { state: '', label: 'Todos' },
  { state: 'new', label: 'Nuevos' },
  { state: 'reported', label: 'Denunciados' },
  { state: 'answered', label: 'Respondidos' },
  { state: 'hidden', label: 'Ocultos' },
];

/** 'Denunciado 2 veces: insulta o amenaza, es publicidad'. */
export function reportText({ reportCount, reportReasons }: CommentRow): string {
  const reasons = reportReasons.map((reason) => reportReasonLabels[reason].toLowerCase());
  return `Denunciado ${counted(reportCount, 'vez', 'veces')}: ${reasons.join(', ')}`;
}
