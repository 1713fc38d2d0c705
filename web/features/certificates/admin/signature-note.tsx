import { Callout } from '../../../components/display/callout.tsx';
import { type Signing, signatureText } from './signature.rules.ts';
import { SignatureChoice } from './signature-choice.tsx';

interface SignatureNoteProps {
  design: Signing;
  signHref: string;
  onDone: Parameters<typeof SignatureChoice>[0]['onDone'];
}

/** Explains the effect of a missing signer on certificates, with the choices; nothing if there is one. */
export function SignatureNote({ design, ...choice }: SignatureNoteProps) {
  const text = signatureText(design);
  if (text === null) return null;
  if (design.unsignedBecause === 'chosen') return <Callout>{text}</Callout>;
  return (
    <Callout kind="warn">
      {text}
      <SignatureChoice waiting={design.waiting} isGoingOn={design.unsignedBecause !== null} {...choice} />
    </Callout>
  );
}
