import { useState } from 'react';
import type { Security } from '../../../../contract/accounts/factor-calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Tag } from '../../../components/display/tag.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { longDate } from '../../../lib/format.ts';
import type { Viewer } from '../../../lib/page/screen.ts';
import { SignedIn } from '../../../lib/page/signed-in.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { OpenSessions } from './open-sessions.tsx';
import styles from './own-security.module.css';
import { PlainAction } from './plain-action.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type SecurityData = Security;

interface SecurityProps {
  data: SecurityData;
  viewer: Viewer;
}

/** The island of /seguridad: how the signed-in person enters (spec 5.14). */
export const OwnSecurity = ({ data, viewer }: SecurityProps) => (
  <SignedIn viewer={viewer}>
    {/* the frame of the administration has the margins that members' screens make */}
    <div className={viewer.role === 'admin' ? undefined : `wrap ${styles.framed}`}>
      <Entering data={data} home={viewer.role === 'admin' ? '/inicio' : '/profile'} />
    </div>
  </SignedIn>
);

/** The part of the screen that somebody is in the middle of. */
type Doing = { what: 'nothing' | 'setup' | 'removal' } | { what: 'codes'; codes: readonly string[] };

function Entering({ data, home }: { data: SecurityData; home: string }) {
  const { seguridad } = useApi();
  const { run, tell, isBusy } = useCall();
  const [security, setSecurity] = useState(data);
  const [doing, setDoing] = useState<Doing>(() => begun(data));
  const { authenticator, codesLeft } = security;
  const stop = () => setDoing({ what: 'nothing' });
  const showCodes = (codes: readonly string[]) => setDoing({ what: 'codes', codes });
  const reload = async () => setSecurity((await seguridad.get({})).data);
  const makeCodes = () =>
    void run(async () => {
      showCodes((await seguridad.makeCodes({})).data.codes);
      await reload();
    });

  const remove = () =>
    void tell(
      () => seguridad.removeAuthenticator({}),
      async () => {
        stop();
        await reload();
      },
    );

  return (
    <>
      <PageHead title="Seguridad">
        Con un segundo paso, tu contraseña sola no abre tu cuenta. <a href="/profile?tab=datos">Mi Perfil</a>
      </PageHead>
      <div className={`page ${styles.parts}`}>
        {security.due !== null && (
          <Callout kind={security.due.isOver ? 'bad' : 'warn'}>
            {security.due.isOver
              ? 'Quien administra este portal necesita un segundo paso para entrar. Actívalo ahora: hasta entonces tu cuenta no puede hacer nada más.'
              : `Quien administra este portal necesita un segundo paso para entrar. Actívalo antes del ${longDate(security.due.at)}: después tu cuenta no podrá hacer nada más.`}
          </Callout>
        )}
        {doing.what === 'codes' && (
          <RecoveryCodes
            codes={doing.codes}
            onDone={() => (data.due?.isOver ? location.assign(home) : stop())}
          />
        )}
        {doing.what === 'setup' && (
          <AuthenticatorSetup
            begun={data.shown?.made ?? null}
            onCancel={stop}
            onOn={(codes) => {
              showCodes(codes);
              void run(reload);
            }}
          />
        )}
        {(doing.what === 'nothing' || doing.what === 'removal') && (
          <>
            <Card as="section" padded>
              <div className="stack">
                <h2>Cómo entras</h2>
                <ul className={styles.ways}>
                  <li>
                    <div>
                      <b>Contraseña</b>
                      <p className="muted">
                        {authenticator === null
                          ? 'Abre tu cuenta ella sola.'
                          : 'Es el primer paso; después se pide un código.'}
                      </p>
                    </div>
                    <Button kind="text" size="small" href="/profile?tab=datos">
                      Cambiar
                    </Button>
                  </li>
                  <li>
                    <div>
                      <b>Aplicación de códigos</b>
                      <p className="muted">{describedApplication(security)}</p>
                    </div>
                    {authenticator === null ? (
                      <PlainAction
                        action="activar"
                        proof="Tu contraseña"
                        kind="soft"
                        size="small"
                        onPress={() => setDoing({ what: 'setup' })}
                      >
                        Activar el segundo paso
                      </PlainAction>
                    ) : (
                      <>
                        <Tag kind="ok" icon="check">
                          Activa
                        </Tag>
                        <PlainAction
                          action="quitar"
                          proof={codeProof}
                          kind="text"
                          size="small"
                          onPress={() => setDoing({ what: 'removal' })}
                        >
                          Quitar
                        </PlainAction>
                      </>
                    )}
                  </li>
                </ul>
              </div>
            </Card>
            {authenticator !== null && (
              <Card as="section" padded>
                <div className="stack">
                  <h2>Códigos de recuperación</h2>
                  <p>
                    {codesLeft === 1 ? 'Te queda 1.' : `Te quedan ${codesLeft}.`} Cada uno abre tu cuenta una
                    vez, si pierdes el teléfono.
                  </p>
                  <PlainAction
                    action="codigos"
                    proof={codeProof}
                    kind="soft"
                    busy={isBusy}
                    onPress={makeCodes}
                  >
                    Crear diez nuevos
                  </PlainAction>
                </div>
              </Card>
            )}
            {security.due?.isOver !== true && <OpenSessions sessions={security.sessions} onClosed={reload} />}
          </>
        )}
      </div>
      <ConfirmDialog
        open={doing.what === 'removal'}
        title="¿Quitar el segundo paso?"
        body="Tu contraseña sola volverá a abrir tu cuenta, y los códigos de recuperación dejarán de servir."
        confirmLabel="Quitar"
        danger
        busy={isBusy}
        onConfirm={remove}
        onCancel={stop}
      />
    </>
  );
}

/** The name of the field for the proof, of who has a second step. */
const codeProof = 'Un código de tu aplicación';

/** Where a form without script has led to. */
function begun({ authenticator, shown }: SecurityData): Doing {
  if (shown?.codes) return { what: 'codes', codes: shown.codes };
  return shown?.made && authenticator === null ? { what: 'setup' } : { what: 'nothing' };
}

function describedApplication({ authenticator }: Security): string {
  if (authenticator === null) return 'Sin activar. Es gratis y funciona sin internet.';
  const { since, lastUsed } = authenticator;
  return `Desde el ${longDate(since)}${lastUsed === null ? '' : `; usada el ${longDate(lastUsed)}`}.`;
}
