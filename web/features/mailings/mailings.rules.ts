import type {
  LeftOutReason,
  MailingCounts,
  MailingRow,
  RecipientState,
} from '../../../contract/mailings/calls.ts';
import type { TagKind } from '../../components/display/tag.tsx';
import { wholeNumber } from '../../lib/format.ts';

export const mailingLooks: Record<MailingRow['state'], { kind: TagKind; label: string }> = {
  leaving: { kind: 'info', label: 'Saliendo' },
  paused: { kind: 'wait', label: 'En pausa' },
  stopped: { kind: 'off', label: 'Detenida' },
  done: { kind: 'ok', label: 'Terminó' },
};

export const recipientLooks: Record<RecipientState, { kind: TagKind; label: string }> = {
  waiting: { kind: 'wait', label: 'En espera' },
  sent: { kind: 'ok', label: 'Enviada' },
  failed: { kind: 'wait', label: 'Se intenta otra vez' },
  returned: { kind: 'no', label: 'Volvió' },
  expired: { kind: 'off', label: 'No salió' },
  leftOut: { kind: 'off', label: 'Sin carta' },
};

export const recipientChips: readonly { state: RecipientState | ''; label: string }[] = [
  { state: '', label: 'Todas' },
  { state: 'sent', label: 'Enviadas' },
  { state: 'waiting', label: 'En espera' },
  { state: 'failed', label: 'Se intentan otra vez' },
  { state: 'returned', label: 'Volvieron' },
  { state: 'expired', label: 'No salieron' },
  { state: 'leftOut', label: 'Sin carta' },
];

export const reasonTexts: Record<LeftOutReason, string> = {
  deleted: 'Su cuenta se eliminó.',
  inactive: 'Su cuenta no está activa.',
  blocked: 'Su cuenta está bloqueada.',
  noEmail: 'No tiene correo.',
};

/** How far a letter is, in a sentence: 'Salieron 120 de 5.000. 3 volvieron.' */
export function progressText({ all, sent, returned, failed, leftOut }: MailingCounts): string {
  const letters = all - leftOut;
  const gone = sent + returned;
  const each = [
    `${gone === 1 ? 'Salió' : 'Salieron'} ${wholeNumber(gone)} de ${wholeNumber(letters)}.`,
    ...(returned === 0 ? [] : [`${wholeNumber(returned)} ${returned === 1 ? 'volvió' : 'volvieron'}.`]),
    ...(failed === 0
      ? []
      : [`${wholeNumber(failed)} no ${failed === 1 ? 'salió' : 'salieron'} todavía: se intenta otra vez.`]),
  ];
  return each.join(' ');
}
