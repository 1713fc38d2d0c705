import type { CredentialFormat } from '../../../../contract/certificates/sharing-calls.ts';
import { mediaTypes } from '../../../../contract/files/media-types.ts';
import { escapeXml } from '../../../../contract/text/text.ts';
import type { Context } from '../../../context/context.ts';
import type { Certificate } from '../certificates.rules.ts';
import { certificateColours, rosette } from '../paper/certificate-art.ts';
import { findOwn } from '../sharing/share-certificate.ts';
import { credentialOf } from './credential.rules.ts';
import { signCredential } from './sign-credential.ts';

/**
 * Makes the caller's certificate as a file for wallets (spec 9.8), signed with the current key, because the paper's
 * may have been withdrawn since. Refuses (404) without a valid certificate.
 */
export async function openCredential(context: Context, courseId: number, format: CredentialFormat) {
  const certificate = await findOwn(context, courseId);
  const jwt = await signCredential(context, credentialOf(context.publicUrl, certificate));
  return format === 'jwt'
    ? { body: Buffer.from(jwt), name: 'insignia.jwt', contentType: mediaTypes.jwt }
    : { body: Buffer.from(bakedBadge(certificate, jwt)), name: 'insignia.svg', contentType: mediaTypes.svg };
}

const lineLetters = 26;
const mostLines = 4;

/** Draws a badge with the credential inside, as Open Badges 3.0 bakes it into an SVG. */
function bakedBadge(
  { courseTitle, institute, fullName, brandColour, sunColour }: Certificate,
  jwt: string,
): string {
  const colours = certificateColours({ brand: brandColour, sun: sunColour });
  const lines = badgeLines(courseTitle);
  const title = lines.map((line, place) =>
    text(line, { y: 356 + place * 30, size: 24, weight: 600, fill: colours.band }),
  );
  const below = 356 + lines.length * 30;
  const height = below + 46;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 400 ${height}" width="400" height="${height}" role="img" aria-labelledby="t" lang="es">
<openbadges:credential verify="${escapeXml(jwt)}"></openbadges:credential>
<title id="t">${escapeXml(`${courseTitle}: insignia de ${fullName}, ${institute}`)}</title>
<rect width="400" height="${height}" rx="24" fill="#fffdf7"/>
<g transform="translate(87.5 24) scale(1.5)">${rosette(colours)}<path d="M53 76l15 16 30-34" fill="none" stroke="${colours.brand}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></g>
${title.join('\n')}
${text(institute, { y: below + 6, size: 15, weight: 400, fill: colours.band })}
</svg>
`;
}

interface Line {
  y: number;
  size: number;
  weight: number;
  fill: string;
}

const text = (words: string, { y, size, weight, fill }: Line): string =>
  `<text x="200" y="${y}" font-family="Fraunces, Georgia, serif" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escapeXml(words)}</text>`;

/** Breaks a title into lines that fit the badge and cuts a longer one with '…'. */
export function badgeLines(title: string): string[] {
  const lines: string[] = [''];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || last.length + 1 + word.length <= lineLetters)
      lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  const shown = lines.slice(0, mostLines).map((line) => ([...line].length > lineLetters ? cut(line) : line));
  if (lines.length > mostLines) shown[mostLines - 1] = cut(shown[mostLines - 1] ?? '');
  return shown;
}

const cut = (line: string) => `${[...line].slice(0, lineLetters - 1).join('')}…`;
