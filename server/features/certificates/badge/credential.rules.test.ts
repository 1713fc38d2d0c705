import { expect, test } from 'vitest';
import type { Certificate } from '../certificates.rules.ts';
import {
  bitsOf,
  credentialOf,
  keysPath,
  statusCredentialOf,
  statusListBits,
  statusPath,
} from './credential.rules.ts';
import { badgeLines } from './open-credential.ts';

const certificate: Certificate = {
  id: statusListBits + 7,
  code: 'ABCD-1234',
  accountId: 3,
  courseId: 5,
  attemptId: 9,
  fullName: 'Ana Quispe',
  documentNumber: null,
  isDocumentDeclared: false,
  isNameDeclared: false,
  courseTitle: 'Primeros pasos',
  grade: 80,
  lessonCount: 3,
  durationMinutes: 90,
  examDate: '2026-11-18',
  isByHand: false,
  issuedAt: new Date('2026-11-18T15:04:05.678Z'),
  language: 'es',
  template: 1,
  designVersion: 1,
  portalName: 'Aula Previsional',
  brandColour: '#0b5a50',
  sunColour: '#e9a820',
  institute: 'Instituto',
  heading: 'Certificado',
  lead: '',
  achievement: '',
  logo: null,
  seal: null,
  signatories: [],
  salt: null,
  pdfSha256: null,
  fileSha256: null,
  pdfMadeAt: null,
  replacedAt: null,
  revokedAt: null,
  revokedBecause: null,
  isShared: false,
  isHolderGone: false,
  signedBy: null,
  documentSalt: null,
  documentCommitment: null,
  isDocumentForgotten: false,
};
const issuer = {
  id: 'https://portal.test/.well-known/openbadges/issuer.json',
  type: ['Profile'],
  name: 'Instituto',
  url: 'https://portal.test/',
};

test('others find the keys and the status lists for ever where credentials said they are', () => {
  expect([keysPath, statusPath]).toEqual(['/.well-known/jwks.json', '/.well-known/openbadges/status']);
});

test('a certificate is an OpenBadgeCredential, word for word', () => {
  const address = 'https://portal.test/certificado/ABCD-1234';
  expect(credentialOf('https://portal.test', certificate)).toEqual({
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'Certificado: Primeros pasos',
    issuer,
    validFrom: '2026-11-18T15:04:05Z',
    credentialSubject: {
      id: `${address}#titular`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: 'Ana Quispe', identityType: 'name' },
      ],
      achievement: {
        id: 'https://portal.test/leercurso?id=5',
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: 'Primeros pasos',
        description: '3 módulos, 1,5 horas de lectura',
        criteria: { narrative: 'Leer el curso y aprobar su examen, rendido el 2026-11-18.' },
        resultDescription: [
          {
            id: `${address}#nota`,
            type: ['ResultDescription'],
            name: 'Nota final',
            resultType: 'Percent',
            valueMin: '0',
            valueMax: '100',
          },
        ],
      },
      result: [{ type: ['Result'], resultDescription: `${address}#nota`, value: '80' }],
    },
    credentialStatus: {
      id: 'https://portal.test/.well-known/openbadges/status/1#7',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '7',
      statusListCredential: 'https://portal.test/.well-known/openbadges/status/1',
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
  });
});

test('a list of what holds no longer is a credential of the institute', () => {
  const id = 'https://portal.test/.well-known/openbadges/status/2';
  const now = new Date('2026-11-18T15:04:05.678Z');
  expect(statusCredentialOf('https://portal.test', { list: 2, encodedList: 'uX', now })).toEqual({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.id,
    validFrom: '2026-11-18T15:04:05Z',
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: 'uX',
    },
  });
});

test('its bits are counted from the left', () => {
  const bits = bitsOf([0, 9, 15]);
  expect([bits.length, ...bits.slice(0, 3)]).toEqual([16_384, 0b1000_0000, 0b0100_0001, 0]);
});

test('a title on a badge is cut between letters, none of them in half', () => {
  expect(badgeLines(`${'a'.repeat(24)}😀xx`)).toEqual([`${'a'.repeat(24)}😀…`]);
  expect(badgeLines('Primeros pasos')).toEqual(['Primeros pasos']);
});
