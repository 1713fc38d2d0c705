import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import type { BulkReply } from '../../../lib/lists/bulk-action.ts';
import { inBatches, itemsOf } from '../../../lib/lists/bulk-actions.ts';
import { hasOtherName, reissueText, reissueTitle, renamedText } from './reissue.rules.ts';

/** Small enough for the progress to move. */
const issuedAtOnce = 50;
const namedAtMost = 5;

interface ReissueWindowProps {
  rows: readonly CertificateRow[];
  /** The title; by default with the number of certificates. */
  title?: string;
  cancelLabel?: string;
  onCancel: () => void;
  onReply: (reply: BulkReply) => void;
}

/** 'Emitir otra vez' for one or many: the changed names, the progress, and each result (spec 9.9). */
export function ReissueWindow({ rows, title, cancelLabel, onCancel, onReply }: ReissueWindowProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [doneCount, setDoneCount] = useState(0);
  const renamed = rows.filter(hasOtherName);
  const isOneCourse = renamed.every(({ courseName }) => courseName === renamed[0]?.courseName);
  const send = inBatches(api.certificate.reissueMany, { size: issuedAtOnce, onProgress: setDoneCount });
  return (
    <ConfirmDialog
      open={rows.length > 0}
      title={title ?? reissueTitle(rows.length)}
      body={
        <>
          <p>{reissueText(rows)}</p>
          {rows.length > 1 && renamed.length > 0 && (
            <ul className="stack">
              {renamed.slice(0, namedAtMost).map((row) => (
                <li key={row.id}>
                  {renamedText(row)}
                  {!isOneCourse && <div className="small">{row.courseName}</div>}
                </li>
              ))}
              {renamed.length > namedAtMost && <li>… y {renamed.length - namedAtMost} más</li>}
            </ul>
          )}
          <p role="status">{isBusy && rows.length > 1 && `Emitidos ${doneCount} de ${rows.length}…`}</p>
        </>
      }
      confirmLabel="Emitir otra vez"
      {...(cancelLabel !== undefined && { cancelLabel })}
      busy={isBusy}
      onConfirm={() => void run(async () => onReply(await send(itemsOf(rows))))}
      onCancel={onCancel}
    />
  );
}
