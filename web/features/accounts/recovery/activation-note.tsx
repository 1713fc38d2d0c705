import { Callout } from '../../../components/display/callout.tsx';
import type { Activation } from './use-activation.ts';

/** The result of following the mail's link, activation or a new e-mail, in the server's words. */
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
