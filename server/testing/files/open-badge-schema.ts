import { existsSync, readFileSync } from 'node:fs';

/**
 * The JSON Schema (2019-09) of an OpenBadgeCredential, written by us from the tables of the Open Badges 3.0 data
 * model (imsglobal.org/spec/ob/v3p0, appendix B), because copying 1EdTech's own file needs a registration. It covers
 * the classes that ours has; each lists every property of the standard, so that a misspelt one is found.
 */
export const ownOpenBadgeSchema = () => credential;

/** Reads 1EdTech's own schema beside the repository, or from OPEN_BADGES_SCHEMA; null without the file. */
export function publishedOpenBadgeSchema(): object | null {
  const file = process.env['OPEN_BADGES_SCHEMA'] ?? '../shared/ob_v3p0_achievementcredential_schema.json';
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : null;
}

type Schema = object | true;
type Fields = Record<string, Schema>;

const string = { type: 'string', minLength: 1 };
const uri = { type: 'string', format: 'uri' };
const instant = { type: 'string', format: 'date-time' };
const any = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, true]));
const list = (items: Schema, more: object = {}) => ({ type: 'array', items, ...more });
const typed = (name: string) => list(string, { contains: { const: name }, uniqueItems: true });
const object = (required: Fields, optional: Fields = {}, more: object = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
  ...more,
});

const profile = object(
  { id: uri, type: typed('Profile') },
  {
    name: string,
    url: uri,
    ...any('phone', 'description', 'endorsement', 'endorsementJwt', 'image', 'email', 'address'),
    ...any('otherIdentifier', 'official', 'parentOrg', 'dateOfBirth'),
  },
);

const resultTypes = [
  'GradePointAverage',
  'LetterGrade',
  'Percent',
  'PerformanceLevel',
  'PredictedScore',
  'RawScore',
  'Result',
  'RubricCriterion',
  'RubricCriterionLevel',
  'RubricScore',
  'ScaledScore',
  'Status',
];
const resultDescription = object(
  { id: uri, type: typed('ResultDescription'), name: string, resultType: { enum: resultTypes } },
  {
    valueMin: string,
    valueMax: string,
    ...any('alignment', 'allowedValue', 'requiredLevel', 'requiredValue', 'rubricCriterionLevel'),
  },
);

/** The standard's types for courses; further ones begin with 'ext:'. */
const achievementTypes = ['Achievement', 'Assessment', 'Certificate', 'CertificateOfCompletion', 'Course'];
const achievement = object(
  {
    id: uri,
    type: typed('Achievement'),
    criteria: object({}, { id: uri, narrative: string }, { minProperties: 1 }),
    description: string,
    name: string,
  },
  {
    achievementType: { enum: achievementTypes },
    creator: profile,
    inLanguage: string,
    resultDescription: list(resultDescription),
    ...any('alignment', 'creditsAvailable', 'endorsement', 'endorsementJwt', 'fieldOfStudy', 'humanCode'),
    ...any('image', 'otherIdentifier', 'related', 'specialization', 'tag', 'version'),
  },
);

const identity = object(
  {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: string,
    identityType: string,
  },
  { salt: string },
);
const result = object(
  { type: typed('Result') },
  { resultDescription: uri, value: string, ...any('achievedLevel', 'alignment', 'status') },
);
const subject = object(
  { type: typed('AchievementSubject'), achievement },
  {
    id: uri,
    identifier: list(identity),
    result: list(result),
    ...any('activityEndDate', 'activityStartDate', 'creditsEarned', 'image', 'licenseNumber', 'narrative'),
    ...any('role', 'source', 'term'),
  },
  {
    anyOf: [{ required: ['id'] }, { required: ['identifier'], properties: { identifier: { minItems: 1 } } }],
  },
);

/** The status entry of W3C's Bitstring Status List 1.0. */
const status = object(
  {
    type: { const: 'BitstringStatusListEntry' },
    statusPurpose: { enum: ['revocation', 'suspension', 'refresh', 'message'] },
    statusListIndex: { type: 'string', pattern: '^\\d+$' },
    statusListCredential: uri,
  },
  { id: uri },
);

/** The claims that a JWT adds, as in RFC 7519. */
const claims = { iss: uri, jti: uri, sub: uri, nbf: { type: 'integer' } };

const credential = object(
  {
    '@context': {
      type: 'array',
      minItems: 2,
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.\\d+\\.\\d+\\.json$' },
      ],
    },
    id: uri,
    type: { allOf: [typed('VerifiableCredential'), typed('OpenBadgeCredential')] },
    issuer: profile,
    validFrom: instant,
    credentialSubject: subject,
    ...claims,
  },
  {
    name: string,
    validUntil: instant,
    credentialSchema: list(object({ id: uri, type: string })),
    credentialStatus: status,
    ...any('description', 'image', 'awardedDate', 'endorsement', 'endorsementJwt', 'evidence', 'proof'),
    ...any('refreshService', 'termsOfUse'),
  },
);
