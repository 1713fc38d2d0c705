import { Callout } from '../../../components/display/callout.tsx';
import type { Activation } from './use-activation.ts';

/** What following the mail's link did: activating the account or confirming a new e-mail, as the server says. */
export function ActivationNote({ state }: { state: Activation }) {
  if (state.step === 'none') return null;
  return (
    <div role="status">
      {state.step === 'running' && <Callout icon="clock">Estamos comprobando tu enlace…</Callout>}
      {state.step === 'done' && (
        <Callout kind="ok">
          <strong>{state.message}</strong> Escribe tu contraseña para entrar.
        </Callout>
      )}
      {state.step === 'failed' && <Callout kind="bad">{state.message}</Callout>}
    </div>
  );
}
