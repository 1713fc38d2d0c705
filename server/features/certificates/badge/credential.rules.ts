import { type Certificate, lessonsText, readingText } from '../certificates.rules.ts';

/** Bits of one status list; W3C asks for at least this many, so that asking for one bit names nobody. */
export const statusListBits = 131_072;

const statusPlace = (id: number) => ({
  list: Math.floor(id / statusListBits),
  index: id % statusListBits,
});

export const issuerPath = '/.well-known/openbadges/issuer.json';
export const keysPath = '/.well-known/jwks.json';
export const statusPath = '/.well-known/openbadges/status';

const issuerId = (publicUrl: string): string => `${publicUrl}${issuerPath}`;

/** The name of a key in headers and in the set of keys alike, because it is compared letter by letter. */
export const keyId = (publicUrl: string, fingerprint: string): string =>
  `${publicUrl}${keysPath}#${fingerprint}`;

/** The issuer of credentials, as Open Badges 3.0 describes one. */
export const issuerProfile = (publicUrl: string, institute: string) => ({
  id: issuerId(publicUrl),
  type: ['Profile'],
  name: institute,
  url: `${publicUrl}/`,
});

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  // the name of the schema's kind
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
];
const schema =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** '2026-11-18T15:04:05Z' */
const toTheSecond = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, 'Z');

const criteriaOf = ({ examDate, isByHand }: Certificate): string =>
  isByHand
    ? `Nota dada por la institución el ${examDate}.`
    : `Leer el curso y aprobar su examen, rendido el ${examDate}.`;

/** Describes a certificate as an OpenBadgeCredential (Open Badges 3.0), with everything it prints. */
export function credentialOf(publicUrl: string, certificate: Certificate) {
  const { code, courseId, courseTitle, fullName, heading, institute } = certificate;
  const address = `${publicUrl}/certificado/${code}`;
  const status = statusPlace(certificate.id);
  const list = `${publicUrl}${statusPath}/${status.list}`;
  const grade = `${address}#nota`;
  return {
    '@context': contexts,
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${heading}: ${courseTitle}`,
    issuer: issuerProfile(publicUrl, institute),
    validFrom: toTheSecond(certificate.issuedAt),
    credentialSubject: {
      id: `${address}#titular`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: fullName, identityType: 'name' }],
      achievement: {
        id: `${publicUrl}/leercurso?id=${courseId}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: courseTitle,
        description: `${lessonsText(certificate.lessonCount)}, ${readingText(certificate.durationMinutes)}`,
        criteria: { narrative: criteriaOf(certificate) },
        resultDescription: [
          {
            id: grade,
            type: ['ResultDescription'],
            name: 'Nota final',
            resultType: 'Percent',
            valueMin: '0',
            valueMax: '100',
          },
        ],
      },
      result: [{ type: ['Result'], resultDescription: grade, value: String(certificate.grade) }],
    },
    credentialStatus: {
      id: `${list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: list,
    },
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
  };
}

/**
 * Wraps the list of invalid certificates as a credential of the institute; `encodedList` as W3C writes it.
 */
export function statusCredentialOf(
  publicUrl: string,
  given: { list: number; encodedList: string; now: Date },
) {
  const id = `${publicUrl}${statusPath}/${given.list}`;
  return {
    '@context': [contexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId(publicUrl), // the profile's terms are of Open Badges, which this context does not know
    validFrom: toTheSecond(given.now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: given.encodedList,
    },
  };
}

/** Sets the bits at `places`, counted from the left. */
export function bitsOf(places: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(statusListBits / 8);
  for (const place of places) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return bytes;
}
