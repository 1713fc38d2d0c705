import { useEffect, useState } from 'react';
import { type NewAuthenticator, seguridad } from '../../../../contract/accounts/factor-calls.ts';
import { stepCodeDigits } from '../../../../contract/accounts/second-step.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import styles from './own-security.module.css';

interface AuthenticatorSetupProps {
  /** The secret that a form without script made; null = one is made now. */
  begun: NewAuthenticator | null;
  onCancel(): void;
  /** The first code was right; the recovery codes are shown once. */
  onOn(codes: readonly string[]): void;
}

/** 'Activar el segundo paso': the drawing for the application, and its first code (spec 5.14). */
export function AuthenticatorSetup({ begun, onCancel, onOn }: AuthenticatorSetupProps) {
  const api = useApi();
  const [made, setMade] = useState(begun);
  const [failure, setFailure] = useState<string | null>(null);
  const { run } = useCall(setFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a secret is made once, when the steps open
  useEffect(() => {
    if (begun === null) void run(async () => setMade((await api.seguridad.startAuthenticator({})).data));
  }, []);
  return (
    <Card as="section" padded>
      <div className="stack">
        <h2>Activar el segundo paso</h2>
        <Failure message={failure} />
        {made !== null && (
          <ol className={styles.steps}>
            <li>
              <b>Una aplicación de códigos en tu teléfono</b>
              <p className="muted">Cualquiera que diga «TOTP». Son gratis y funcionan sin internet.</p>
            </li>
            <li>
              <b>Apunta con ella a este cuadro</b>
              <svg
                className={styles.qr}
                viewBox={`0 0 ${made.qr.size} ${made.qr.size}`}
                role="img"
                aria-label="Código QR para tu aplicación"
              >
                <path d={made.qr.path} />
              </svg>
              <p>
                ¿No puedes usar la cámara? <a href={made.uri}>Ábrela en este teléfono</a>, o escribe esta
                clave en la aplicación:
              </p>
              <p className={styles.key}>{made.secret.match(/.{1,4}/g)?.join(' ')}</p>
            </li>
            <li>
              <b>Escribe el código que muestra</b>
              <FirstCode onOn={onOn} />
            </li>
          </ol>
        )}
        <div>
          <Button
            kind="line"
            href="/seguridad"
            onClick={(event) => {
              event.preventDefault();
              onCancel();
            }}
          >
            Ahora no
          </Button>
        </div>
      </div>
    </Card>
  );
}

function FirstCode({ onOn }: Pick<AuthenticatorSetupProps, 'onOn'>) {
  const api = useApi();
  const form = useForm({
    schema: seguridad.confirmAuthenticator.input,
    asksFirst: false,
    async submit(input) {
      onOn((await api.seguridad.confirmAuthenticator(input)).data.codes);
    },
  });
  return (
    <form method="post" action="/seguridad" {...form.formProps} className="stack">
      <FormNote form={form} />
      <input type="hidden" name="Action" value="comprobar" />
      <TextField
        {...form.field('Code')}
        label="Código de seis cifras"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={stepCodeDigits + 1}
      />
      <div>
        <Button type="submit" busy={form.isBusy}>
          Comprobar
        </Button>
      </div>
    </form>
  );
}
