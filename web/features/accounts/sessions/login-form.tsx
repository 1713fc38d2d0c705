import { useState } from 'react';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { pathAfterSignIn } from '../../../../contract/accounts/path-after-sign-in.ts';
import { blocked, notActiveNoMail } from '../../../../contract/accounts/refusals.ts';
import { signInHref } from '../../../../contract/accounts/sign-in-href.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { api } from '../../../lib/api/api.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { storeSignIn } from '../../../lib/api/session.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type Activation, type ActivationLink, useActivation } from '../recovery/use-activation.ts';
import styles from './login-form.module.css';

/**
 * True if the account waits for its activation mail. One that the institute activates, or blocked, has no mail to send
 * again.
 */
const isMailedActivation = ({ status, message }: ApiRefusal) =>
  status === 403 && message !== notActiveNoMail.message && message !== blocked.message;

export type LoginFormProps = {
  /** The address to open afterwards. */
  next: string | null;
  /** The code and username from the activation mail's link. */
  link: ActivationLink | null;
  /** Somebody has signed in: no password is wanted to go on. */
  isSignedIn?: boolean;
  calls?: Pick<typeof api.users, 'login' | 'active' | 'resendActivation'>;
};

/** Username or e-mail and password (spec 2.9). */
export function LoginForm({ next, link, isSignedIn = false, calls = api.users }: LoginFormProps) {
  const [inactiveName, setInactiveName] = useState<string | null>(null);
  const activation = useActivation(link, calls.active);
  const form = useForm({
    schema: users.login.input,
    isEarly: true,
    asksFirst: false,
    async submit(input) {
      setInactiveName(null);
      try {
        const data = await storeSignIn(async () => (await calls.login(input)).data);
        location.assign(pathAfterSignIn(next, data.user));
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        // the password was right: a second step follows
        if (error.status === 401 && error.icon === 'warning')
          return location.assign(`/segundopaso${signInHref(next).slice(6)}`);
        if (isMailedActivation(error)) setInactiveName(input.UserName);
        throw error;
      }
    },
  });
  return (
    <div className="stack">
      <ActivationNote state={activation} isSignedIn={isSignedIn} />
      {activation.step === 'failed' && (
        <ResendActivation userName={activation.username} next={next} resend={calls.resendActivation} />
      )}
      <form
        method="post"
        action={signInHref(next)}
        aria-label="Iniciar sesión"
        className="stack"
        {...form.formProps}
      >
        <FormNote form={form} />
        {inactiveName !== null && (
          <ResendActivation userName={inactiveName} next={next} resend={calls.resendActivation} />
        )}
        <TextField
          {...form.field('UserName')}
          label="Nombre de usuario o email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={link?.username}
          required
        />
        <PasswordField
          {...form.field('Password')}
          label="Contraseña"
          autoComplete="current-password"
          required
        />
        <p>
          <a href="/forgetpassword" className={styles.link}>
            ¿Olvidaste tu contraseña?
          </a>
        </p>
        <Button type="submit" wide busy={form.isBusy}>
          Acceder
        </Button>
      </form>
    </div>
  );
}

/** The result of following the mail's link, activation or a new e-mail, in the server's words. */
function ActivationNote({ state, isSignedIn }: { state: Activation; isSignedIn: boolean }) {
  if (state.step === 'none') return null;
  return (
    <div role="status">
      {state.step === 'running' && (
        <Callout icon="clock" className={styles.running}>
          Estamos comprobando tu enlace…
        </Callout>
      )}
      {state.step === 'done' && (
        <Callout kind="ok">
          <strong>{state.message}</strong>
          {!isSignedIn && ' Escribe tu contraseña para entrar.'}
        </Callout>
      )}
      {state.step === 'failed' && <Callout kind="bad">{state.message}</Callout>}
    </div>
  );
}

type ResendActivationProps = {
  userName: string;
  /** The path the person was going to, which the new link keeps. */
  next: string | null;
  resend: typeof api.users.resendActivation;
};

/** Sends the activation link again. The answer is the same whether or not the account exists (spec 5.6). */
function ResendActivation({ userName, next, resend }: ResendActivationProps) {
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
