import type { ReportReason } from '../../../contract/comments/calls.ts';

export const reportReasonLabels: Record<ReportReason, string> = {
  insult: 'Insulta o amenaza',
  advert: 'Es publicidad',
  personal: 'Muestra datos de alguien',
  other: 'Otra razón',
};
