import { useEffect, useRef, useState } from 'react';
import { users } from '../../../contract/accounts/own-calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './registered-mail.module.css';
import { type Registration, storedRegistration, storeRegistration } from './stored-registration.ts';

/** Seconds until the link can be requested again: a mail takes a moment. */
const waitSeconds = 60;

type Calls = Pick<typeof api.users, 'resendActivation' | 'correctEmail'>;

/**
 * The address of the sent link, and the remedies if it does not come: send it again, or correct the address.
 */
export function RegisteredMail({ calls = api.users }: { calls?: Calls }) {
  const [registration, setRegistration] = useState<Registration | null>();
  const [isCorrecting, setCorrecting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = (changed: Registration) => {
    storeRegistration(changed);
    setRegistration(changed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the browser
  useEffect(() => {
    const stored = storedRegistration();
    if (stored === null) setRegistration(null);
    else keep({ ...stored, sentAt: stored.sentAt ?? Date.now() });
  }, []);
  useEffect(() => {
    if (isCorrecting) return () => opener.current?.focus(); // it is there again
  }, [isCorrecting]);
  const correct = (email: string, message: string) => {
    if (!registration) return;
    keep({ ...registration, email, sentAt: Date.now() });
    setCorrecting(false);
    setSaid(message);
  };
  return (
    <div className="stack">
      {!registration ? (
        <p className={styles.lead}>Te escribimos al correo que pusiste.</p>
      ) : isCorrecting ? (
        <CorrectEmail registration={registration} correctEmail={calls.correctEmail} onCorrected={correct} />
      ) : (
        <p className={styles.lead}>
          Te escribimos a{' '}
          <strong className={styles.address}>
            <EmailText address={registration.email} />
          </strong>
        </p>
      )}
      <div role="status">{said !== null && <Callout kind="ok">{said}</Callout>}</div>
      <p>
        Abre el mensaje y pulsa <strong>el enlace que trae</strong>: activa tu cuenta. Vale 7 días.
      </p>
      {!registration && <OtherWays isUnknown={registration === undefined} />}
      {registration && !isCorrecting && (
        <div className={styles.actions}>
          <SendAgain
            registration={registration}
            resend={calls.resendActivation}
            onSent={() => keep({ ...registration, sentAt: Date.now() })}
          />
          <Button kind="line" ref={opener} onClick={() => setCorrecting(true)}>
            <Icon name="pencil" />
            Corregir mi correo
          </Button>
        </div>
      )}
      <p className="muted">
        ¿No llega? Mira en <strong>Correo no deseado</strong>. A veces tarda cinco minutos.
      </p>
    </div>
  );
}

/** The remedies in a tab without the address, and without a script. Whoever signs in can ask for the link again. */
function OtherWays({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className={styles.actions} data-unknown={isUnknown || undefined}>
      <Button kind="line" href="/login">
        Iniciar sesión
      </Button>
      <Button kind="line" href="/contact">
        Escribir al instituto
      </Button>
    </div>
  );
}

/** The seconds before the link may be sent again; a clock that was set back does not make them more. */
const secondsLeft = (sentAt: number): number =>
  Math.min(waitSeconds, Math.max(0, Math.ceil(waitSeconds - (Date.now() - sentAt) / 1000)));

/** 'Enviar otra vez', once a minute, also after a reload. */
function SendAgain({
  registration,
  resend,
  onSent,
}: {
  registration: Registration;
  resend: Calls['resendActivation'];
  onSent(): void;
}) {
  const { sentAt = 0 } = registration;
  const [left, setLeft] = useState(() => secondsLeft(sentAt));
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'ok' | 'bad'; message: string } | null>(null);
  const isWaiting = left > 0;
  useEffect(() => {
    setLeft(secondsLeft(sentAt));
    const timer = setInterval(() => setLeft(secondsLeft(sentAt)), 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  async function send(): Promise<void> {
    setBusy(true);
    const { userName, next } = registration;
    try {
      const { message } = await resend({ UserName: userName, ...(next === null ? {} : { Next: next }) });
      setAnswer({ kind: 'ok', message });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setAnswer({ kind: 'bad', message: error.message });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <Button kind="line" wide busy={isBusy} disabled={isWaiting} onClick={() => void send()}>
        <Icon name="mail" />
        {isWaiting ? `Enviar otra vez, en ${left} s` : 'Enviar otra vez'}
      </Button>
      <div role="status">{answer !== null && <Callout kind={answer.kind}>{answer.message}</Callout>}</div>
    </div>
  );
}

interface CorrectEmailProps {
  registration: Registration;
  correctEmail: Calls['correctEmail'];
  onCorrected: (email: string, message: string) => void;
}

/** The field that replaces the address. */
function CorrectEmail({ registration, correctEmail, onCorrected }: CorrectEmailProps) {
  const { correction, next } = registration;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    schema: users.correctEmail.input,
    asksFirst: false,
    extraInput: () => ({ Correction: correction, ...(next === null ? {} : { Next: next }) }),
    async submit(input) {
      const { message } = await correctEmail(input);
      onCorrected(input.Email, message);
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <TextField
        {...form.field('Email')}
        ref={field}
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue={registration.email}
        required
      />
      <Button type="submit" wide busy={form.isBusy}>
        Guardar y enviar el enlace
      </Button>
    </form>
  );
}
