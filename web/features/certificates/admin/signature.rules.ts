import type { CertificateDesign } from '../../../../contract/certificates/design-calls.ts';

export type Signing = Pick<CertificateDesign, 'signatories' | 'unsignedBecause' | 'waiting'>;

/** The sentence about a missing signer; null if there is one. */
export function signatureText({ signatories, unsignedBecause, waiting }: Signing): string | null {
  if (signatories.length > 0) return null;
  if (unsignedBecause === 'chosen')
    return 'Los certificados salen sin firma, como se eligió. Desde que pongas quien firma, los nuevos llevan su firma.';
  if (unsignedBecause !== null) return 'Nadie firma los certificados todavía: salen sin firma.';
  if (waiting === 0)
    return 'Nadie firma los certificados todavía: los que alguien gane esperan hasta que pongas quien firma.';
  return waiting === 1
    ? 'Un certificado ganado espera: nadie firma todavía.'
    : `${waiting} certificados ganados esperan: nadie firma todavía.`;
}

/** The certificates that saving a design issues at once: those that wait, once somebody signs or the waiting ends. */
export const issuedBySaving = (
  { waiting, unsignedBecause }: Signing,
  { signatories, holds }: { signatories: readonly unknown[]; holds: boolean },
): number => (signatories.length > 0 || (unsignedBecause === null && !holds) ? waiting : 0);

/** The question before saving a design issues what waited. */
export const issuingQuestion = (count: number): string =>
  count === 1
    ? 'Un certificado espera: al guardar se emite así y le llega a su dueño. Un certificado emitido no cambia.'
    : `${count} certificados esperan: al guardar se emiten así y les llegan a sus dueños. Los emitidos no cambian.`;

/** The question before certificates are issued without a signer. */
export function unsignedQuestion(waiting: number): string {
  const now = [
    'Desde ahora los certificados salen',
    'El que espera se emite ahora, y los próximos salen también',
    `Los ${waiting} que esperan se emiten ahora, y los próximos salen también`,
  ][Math.min(waiting, 2)];
  return `${now} sin el nombre de nadie al pie. Se pregunta una sola vez. Cuando pongas quien firma, podrás emitir otra vez los que salieron sin firma.`;
}
