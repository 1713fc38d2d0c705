import { useState } from 'react';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CertificateButtons } from './certificate-buttons.tsx';
import { FileProgressNote } from './file-progress-note.tsx';
import { ShareDialog } from './share/share-dialog.tsx';

/** A member's certificate with its actions: view, download, share; or a note while it is being made. */
export function OwnCertificate({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {!row.isCertificateReady && <FileProgressNote courseId={row.courseId} />}
      <CertificateButtons row={row} userId={userId} />
      <Button kind="soft" onClick={() => setSharing(true)}>
        <Icon name="share" />
        Compartir<span className="sr">: {row.name}</span>
      </Button>
      {isSharing && <ShareDialog row={row} onClose={() => setSharing(false)} />}
    </>
  );
}
