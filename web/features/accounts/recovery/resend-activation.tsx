import { useState } from 'react';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import type { api } from '../../../lib/api/api.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';

type ResendActivationProps = {
  userName: string;
  /** The path the person was going to, which the new link keeps. */
  next: string | null;
  resend: typeof api.users.resendActivation;
};

/** Sends the activation link again. The answer is the same whether or not the account exists (spec 5.6). */
export function ResendActivation({ userName, next, resend }: ResendActivationProps) {
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'ok' | 'bad'; message: string } | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { message } = await resend({ UserName: userName, ...(next === null ? {} : { Next: next }) });
      setAnswer({ kind: 'ok', message });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setAnswer({ kind: 'bad', message: error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack" role="status">
      {answer !== null && <Callout kind={answer.kind}>{answer.message}</Callout>}
      {answer?.kind !== 'ok' && (
        <Button kind="line" wide busy={isBusy} onClick={() => void send()}>
          Enviar el enlace otra vez
        </Button>
      )}
    </div>
  );
}
