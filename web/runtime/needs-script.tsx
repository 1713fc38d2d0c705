import { Callout } from '../components/display/callout.tsx';

/** A note for readers without JavaScript, above what can't be done without it; `purpose` names that. */
export function NeedsScript({ purpose }: { purpose: string }) {
  return (
    <noscript>
      <Callout kind="warn">Para {purpose} activa JavaScript en tu navegador.</Callout>
    </noscript>
  );
}
