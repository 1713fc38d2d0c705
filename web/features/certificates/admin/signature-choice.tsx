import { useState } from 'react';
import type { CertificateDesign } from '../../../../contract/certificates/design-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { unsignedQuestion } from './signature.rules.ts';
import styles from './signature-choice.module.css';

interface SignatureChoiceProps {
  waiting: number;
  /** The address where a signer is entered. */
  signHref: string;
  /** 'Seguir sin firma', if certificates are already issued without a signer. */
  isGoingOn?: boolean;
  onDone: (message: string, design: CertificateDesign) => void;
}

/** The two choices without a signer: 'Poner quien firma', or 'Emitir sin firma', which is asked once (spec 9.1). */
export function SignatureChoice({ waiting, signHref, isGoingOn = false, onDone }: SignatureChoiceProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const label = isGoingOn ? 'Seguir sin firma' : 'Emitir sin firma';
  const issue = () =>
    void run(async () => {
      const { message, data } = await api.certificate.issueUnsigned({}).finally(() => setAsking(false));
      onDone(message, data);
    });
  return (
    <div className={styles.choice}>
      <Button kind="soft" size="small" href={signHref}>
        Poner quien firma
      </Button>
      <Button kind="line" size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        title={`¿${label}?`}
        body={unsignedQuestion(waiting)}
        confirmLabel={label}
        onConfirm={issue}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
