import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';

type Named = Pick<CertificateRow, 'fullname' | 'presentName'>;

/** True for a certificate that prints another name than its holder's current one. */
export const hasOtherName = ({ fullname, presentName }: Named): boolean =>
  presentName !== null && presentName !== fullname;

/** The change of name that issuing again makes: 'decía «X», dirá «Y»'. */
export const renamedText = ({ fullname, presentName }: Named): string =>
  `decía «${fullname}», dirá «${presentName}»`;

/** The title of the question before certificates are issued again. */
export const reissueTitle = (count: number): string =>
  count === 1 ? 'Emitir otra vez' : `¿Emitir otra vez ${count} certificados?`;

/** The consequence: the new names, the signature, and the fate of the current ones. */
export function reissueText(rows: readonly Named[]): string {
  const [first] = rows;
  const same = 'con el nombre que tiene ahora su cuenta y con el diseño y la firma de ahora';
  if (rows.length === 1 && first !== undefined)
    return hasOtherName(first)
      ? `El certificado ${renamedText(first)}. El de ahora dirá «sustituido».`
      : `${first.fullname} recibe un certificado nuevo, ${same}. El de ahora dirá «sustituido».`;
  const renamed = rows.filter(hasOtherName).length;
  const names = ['Ninguno cambia de nombre.', 'Uno cambia de nombre:', `${renamed} cambian de nombre:`];
  return `Cada persona recibe uno nuevo, ${same}. Los de ahora dirán «sustituido». ${names[Math.min(renamed, 2)]}`;
}
