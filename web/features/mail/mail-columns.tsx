import type { MailRow } from '../../../contract/mail/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { EmailText } from '../../components/text/email-text.tsx';
import { dateAndTime } from '../../lib/format.ts';
import styles from './mail.module.css';

export const mailStateLooks: Record<MailRow['state'], { kind: TagKind; label: string }> = {
  waiting: { kind: 'wait', label: 'En espera' },
  sent: { kind: 'ok', label: 'Enviado' },
  failed: { kind: 'wait', label: 'Se intenta otra vez' },
  expired: { kind: 'off', label: 'Ya no hace falta' },
};

/** The columns of the outbox; `onShowLink` fetches the link of an activation mail. */
export function mailColumns(onShowLink: (mail: MailRow) => void): Column<MailRow>[] {
  return [
    {
      key: 'to',
      label: 'Para',
      kind: 'title',
      isText: true,
      sortBy: ({ to }) => to,
      render: ({ to }) => <EmailText address={to} />,
    },
    {
      key: 'subject',
      label: 'Asunto',
      isText: true,
      sortBy: ({ subject }) => subject,
      render: ({ subject }) => subject,
    },
    {
      key: 'state',
      label: 'Estado',
      kind: 'state',
      sortBy: ({ state }) => mailStateLooks[state].label,
      render: (mail) => (
        <>
          <Tag kind={mailStateLooks[mail.state].kind}>{mailStateLooks[mail.state].label}</Tag>
          {mail.lastError !== null && mail.state !== 'sent' && (
            <span className={styles.reason}>
              {counted(mail.attempts, 'intento', 'intentos')}: {mail.lastError}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'date',
      label: 'Fecha',
      nowrap: true,
      sortBy: ({ date }) => date,
      render: ({ date }) => dateAndTime(date),
    },
    {
      key: 'actions',
      label: 'Acción',
      kind: 'actions',
      render: (mail) =>
        mail.kind === 'activation' &&
        mail.hasLink && (
          <div>
            <Button
              size="small"
              kind="soft"
              className={styles.link}
              aria-label={`Ver enlace: ${mail.to}`}
              onClick={() => onShowLink(mail)}
            >
              Ver enlace
            </Button>
          </div>
        ),
    },
  ];
}
