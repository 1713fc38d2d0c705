import { Callout } from '../../../components/display/callout.tsx';
import type { Activation } from './use-activation.ts';

/** The progress of the account's activation. */
export function ActivationNote({ state }: { state: Activation }) {
  if (state.step === 'none') return null;
  return (
    <div role="status">
      {state.step === 'running' && <Callout icon="clock">Estamos activando tu cuenta…</Callout>}
      {state.step === 'done' && (
        <Callout kind="ok">
          <strong>Tu cuenta está activa.</strong> Escribe tu contraseña para entrar.
        </Callout>
      )}
      {state.step === 'failed' && <Callout kind="bad">{state.message}</Callout>}
    </div>
  );
}
