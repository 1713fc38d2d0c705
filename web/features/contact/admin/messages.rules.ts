import {
  type ContactMessage,
  type MessageReply,
  type MessageState,
  messageStateWords,
  type OpenMessage,
} from '../../../../contract/contact/calls.ts';
import type { TagKind } from '../../../components/display/tag.tsx';
import { dateAndTime } from '../../../lib/format.ts';

export const messageStateLooks: Record<MessageState, { kind: TagKind; label: string }> = {
  new: { kind: 'info', label: messageStateWords.new },
  answered: { kind: 'ok', label: messageStateWords.answered },
  archived: { kind: 'off', label: messageStateWords.archived },
  spam: { kind: 'no', label: messageStateWords.spam },
};

/** The states as filters, in their order; '' = all but spam. */
export const messageFilters: readonly { state: MessageState | ''; label: string }[] = [
  { state: '', label: 'Todos' },
  { state: 'new', label: 'Nuevos' },
  { state: 'answered', label: 'Respondidos' },
  { state: 'archived', label: 'Archivados' },
  { state: 'spam', label: 'No deseados' },
];

/** The state of a reply's mail: a word, with a sentence if it needs one. */
export function deliveryText(
  { delivery, sentDate, lastError }: MessageReply,
  sendsMail: boolean,
): { kind: TagKind; label: string; more: string } {
  switch (delivery) {
    case 'sent':
      return { kind: 'ok', label: 'Enviada', more: sentDate === null ? '' : dateAndTime(sentDate) };
    case 'waiting':
      return sendsMail
        ? { kind: 'wait', label: 'En camino', more: '' }
        : { kind: 'wait', label: 'Espera', more: 'El portal no tiene servidor de correo.' };
    case 'failed':
      return { kind: 'wait', label: 'Se intenta otra vez', more: lastError ?? '' };
    case 'expired':
      return { kind: 'no', label: 'No salió', more: lastError ?? '' };
    case 'forgotten':
      return {
        kind: 'off',
        label: 'Sin datos',
        more: 'De los correos de hace más de un año no se guarda nada.',
      };
  }
}

/** Where the reply goes and where the citizen's answer to it will arrive: said beside the field. */
export function replyHint({ email, replyTo, sendsMail }: OpenMessage): string {
  const goes = sendsMail
    ? `Sale a ${email}.`
    : `El portal no tiene servidor de correo: tu respuesta a ${email} queda guardada, y sale si lo tiene dentro de 7 días.`;
  const comes =
    replyTo === null
      ? 'El portal todavía no tiene un correo de contacto: pídele que te conteste por la página de contacto.'
      : `Si te contesta por correo, la respuesta llegará a ${replyTo}, no aquí.`;
  return `${goes} ${comes}`;
}

/** The next new message after the answered one, or the first new one before it; undefined without one. */
export function nextNew(rows: readonly ContactMessage[], answeredId: number): ContactMessage | undefined {
  const place = rows.findIndex(({ id }) => id === answeredId);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return others.find(({ state, id }) => state === 'new' && id !== answeredId);
}

/** 'Rosa Medina está escribiendo una respuesta.'; '' if nobody else has the message open. */
export function readersText(others: readonly { name: string; isWriting: boolean }[]): string {
  return others
    .map(({ name, isWriting }) =>
      isWriting
        ? `${name} está escribiendo una respuesta a este mensaje.`
        : `${name} también tiene abierto este mensaje.`,
    )
    .join(' ');
}
