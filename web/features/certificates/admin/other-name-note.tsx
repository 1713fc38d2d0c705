import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { storeNotice } from '../../../lib/page/notice.ts';
import { ReissueWindow } from './reissue-window.tsx';
import styles from './signature-choice.module.css';

/** Says which former name a person's certificates print, with 'Emitir otra vez' (spec 9.9). */
export function OtherNameNote({ certificates }: { certificates: readonly CertificateRow[] }) {
  const [isAsking, setAsking] = useState(false);
  const names = [...new Set(certificates.map(({ fullname }) => `«${fullname}»`))].join(' y ');
  if (certificates.length === 0) return null;
  return (
    <Callout kind="warn">
      {certificates.length === 1
        ? `Su certificado de «${certificates[0]?.courseName}» dice ${names}.`
        : `${certificates.length} de sus certificados dicen ${names}.`}
      <div className={styles.choice}>
        <Button kind="soft" size="small" onClick={() => setAsking(true)}>
          {certificates.length === 1 ? 'Emitirlo otra vez' : 'Emitirlos otra vez'}
        </Button>
      </div>
      {isAsking && (
        <ReissueWindow
          rows={certificates}
          onCancel={() => setAsking(false)}
          onReply={({ message }) => {
            storeNotice(message);
            location.reload();
          }}
        />
      )}
    </Callout>
  );
}
