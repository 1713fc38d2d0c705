import { useState } from 'react';
import { type SettingsToEdit, settings } from '../../../contract/settings/calls.ts';
import { isRealAddress } from '../../../contract/settings/portal-settings.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { FieldOf } from './settings.rules.ts';
import styles from './settings-page.module.css';

export function MailSection({ fieldOf, data }: { fieldOf: FieldOf; data: SettingsToEdit }) {
  const { mail } = data;
  return (
    <section className={styles.section} id="correo" aria-labelledby="h-correo">
      <h2 id="h-correo">Correo</h2>
      <div className="stack">
        <MailState mail={mail} />
        <FieldGrid>
          <TextField label="Nombre del remitente" {...fieldOf('senderName')} autoComplete="off" />
          <TextField
            label="Dirección del remitente"
            value={mail.sender}
            readOnly
            hint="La pone quien instala el portal."
          />
        </FieldGrid>
        <TestMail ownEmail={data.ownEmail} />
      </div>
    </section>
  );
}

function MailState({ mail }: { mail: SettingsToEdit['mail'] }) {
  if (mail.server === null)
    return (
      <Callout kind="warn">
        <strong>El portal no tiene servidor de correo.</strong> Ningún correo sale hasta que quien lo instala
        lo configure.
      </Callout>
    );
  const today = `Hoy: ${wholeNumber(mail.sentToday)} ${mail.sentToday === 1 ? 'enviado' : 'enviados'}, sin contar las pruebas`;
  return (
    <Callout kind={mail.failed > 0 ? 'warn' : 'ok'}>
      <strong>{mail.failed > 0 ? 'Hay correos que no salieron.' : 'El correo tiene servidor.'}</strong>{' '}
      {mail.server}, {mail.isEncrypted ? 'con cifrado' : 'sin exigir cifrado'}. {today}
      {mail.failed > 0 && (
        <>
          , {wholeNumber(mail.failed)} sin salir. <a href="/correos?state=failed">Verlos</a>
        </>
      )}
      .
    </Callout>
  );
}

/** A test mail and its result in the mail server's words, as a form beside that of the settings. */
function TestMail({ ownEmail }: { ownEmail: string }) {
  const api = useApi();
  const [to, setTo] = useState(isRealAddress(ownEmail) ? ownEmail : '');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'ok' | 'warn'; text: string }>();
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    const parsed = settings.sendTestMail.input.safeParse({ To: to });
    setOutcome(undefined);
    setProblem(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) return;
    setBusy(true);
    try {
      const { data, message } = await api.settings.sendTestMail(parsed.data);
      setOutcome({ kind: data.isSent ? 'ok' : 'warn', text: message });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="stack">
      {/* the address of a test is no setting: typing it changes nothing that could be saved */}
      <div className={styles.test} onInput={(event) => event.stopPropagation()}>
        <TextField
          label="Correo de prueba para"
          type="email"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // it would save the settings
            void send();
          }}
          autoComplete="email"
          {...(problem === undefined ? {} : { error: problem })}
        />
        <Button kind="soft" busy={isBusy} onClick={() => void send()}>
          <Icon name="send" />
          Enviar un correo de prueba
        </Button>
      </div>
      {outcome && (
        <Callout kind={outcome.kind} role="status">
          {outcome.text}
        </Callout>
      )}
    </div>
  );
}
