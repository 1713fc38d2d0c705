import { useState } from 'react';
import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CertificateButtons } from './certificate-buttons.tsx';
import { ComingNote } from './coming-note.tsx';
import { ShareDialog } from './share/share-dialog.tsx';

/** What a member can do with a certificate: look at it, keep it, share it; while it is being made, that is said. */
export function OwnCertificate({ row, userId }: { row: EnrolmentRow; userId: number }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {!row.isCertificateReady && <ComingNote courseId={row.courseId} />}
      <CertificateButtons row={row} userId={userId} />
      <Button kind="soft" onClick={() => setSharing(true)}>
        <Icon name="share" />
        Compartir<span className="sr">: {row.name}</span>
      </Button>
      {isSharing && <ShareDialog row={row} onClose={() => setSharing(false)} />}
    </>
  );
}
