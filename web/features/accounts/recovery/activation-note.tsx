import { Note } from '../../../components/display/callout.tsx';
import type { Activation } from './use-activation.ts';

/** How the activation of the account goes. */
export function ActivationNote({ state }: { state: Activation }) {
  if (state.step === 'none') return null;
  return (
    <div role="status">
      {state.step === 'running' && <Note icon="clock">Estamos activando tu cuenta…</Note>}
      {state.step === 'done' && (
        <Note kind="ok">
          <strong>Tu cuenta está activa.</strong> Escribe tu contraseña para entrar.
        </Note>
      )}
      {state.step === 'failed' && <Note kind="bad">{state.message}</Note>}
    </div>
  );
}
