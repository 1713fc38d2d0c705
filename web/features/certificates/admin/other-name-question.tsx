import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { ReissueWindow } from './reissue-window.tsx';

/**
 * After a person's name was saved: asks whether to issue the certificates with another name again, before `goOn`, which
 * gets the resulting message.
 */
export function useOtherNameQuestion(goOn: (message: string) => void) {
  const { certificate } = useApi();
  const [asked, setAsked] = useState<{ message: string; rows: readonly CertificateRow[] } | null>(null);
  async function ask(userId: number, message: string): Promise<void> {
    const { data: rows } = await certificate.getAll({ userId, State: 'otherName' });
    if (rows.length === 0) goOn(message);
    else setAsked({ message, rows });
  }
  const dialog = asked !== null && (
    <ReissueWindow
      rows={asked.rows}
      title={
        asked.rows.length === 1 ? 'Su certificado dice otro nombre' : 'Sus certificados dicen otro nombre'
      }
      cancelLabel="Ahora no"
      onCancel={() => goOn(asked.message)}
      onReply={(reply) => goOn(`${asked.message} ${reply.message}`)}
    />
  );
  return { ask, dialog };
}
