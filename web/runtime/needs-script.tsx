import { Callout } from '../components/display/callout.tsx';

/**
 * A note for readers without JavaScript, above a form that can't be sent without it. `purpose` names another
 * use.
 */
export function NeedsScript({ purpose = 'enviar este formulario' }: { purpose?: string }) {
  return (
    <noscript>
      <Callout kind="warn">Para {purpose} activa JavaScript en tu navegador.</Callout>
    </noscript>
  );
}
