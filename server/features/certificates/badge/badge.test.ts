import { createPublicKey, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { createLocalJWKSet, type JWK, jwtVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMember } from '../../../testing/builders.ts';
import { aSitting, type Sitting } from '../../../testing/exam-sitting.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { ownOpenBadgeSchema, publishedOpenBadgeSchema } from '../../../testing/files/open-badge-schema.ts';
import { readAttachments } from '../../../testing/files/read-pdf.ts';
import { openForTest } from '../../../testing/lifetime.ts';
import { aTestPortal, type TestPortal } from '../../../testing/portal.ts';

const test = aTestPortal();
let sitting: Sitting;
let code: string;
let jwt: string;

async function sit(right: number): Promise<string> {
  return (await sitting.sit(right)).certificateCode ?? '';
}
const currentDate = new Date('2026-11-18T15:00:01Z');
const get = async (url: string, at = test) => {
  const answer = await at.app.inject({ url: url.replace('http://portal.test', '') });
  expect(answer.statusCode, url).toBe(200);
  return answer;
};

/** Reads the claims of a JWT after Node itself verified its signature with the key in its header. */
function claimsOf(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const text = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const header = text(head) as { alg: string; kid: string; jwk: JWK };
  const key = createPublicKey({ key: header.jwk, format: 'jwk' });
  const isRight = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  return { header, isRight, claims: text(body) };
}
const isEnded = async (
  at: TestPortal,
  credential: { credentialStatus: { statusListCredential: string; statusListIndex: string } },
) => {
  const { statusListCredential, statusListIndex } = credential.credentialStatus;
  const { isRight, claims } = claimsOf((await get(statusListCredential, at)).body);
  expect(isRight).toBe(true);
  expect(claims.credentialSubject.statusPurpose).toBe('revocation');
  const bits = gunzipSync(Buffer.from(claims.credentialSubject.encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
};

beforeAll(async () => {
  sitting = await aSitting(test, { course: { title: 'Tu cuenta', minimumGrade: 50 } });
  code = await sit(2);
  const own = { UserId: sitting.member.id, CourseId: sitting.courseId };
  const pdf = (await test.client.as(sitting.member).question.getCertificate(own)) as unknown as {
    data: Buffer;
  };
  jwt = new TextDecoder().decode((await readAttachments(pdf.data)).get('credencial.jwt'));
});

describe('the credential in a certificate', () => {
  it('says what is printed, in the form of Open Badges 3.0', () => {
    const { header, claims } = claimsOf(jwt);
    expect(header.alg).toBe('RS256');
    expect(claims).toMatchObject({
      id: `http://portal.test/certificado/${code}`,
      jti: `http://portal.test/certificado/${code}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Certificado digital de participación: Tu cuenta',
      validFrom: '2026-11-18T15:00:00Z',
      credentialSubject: {
        identifier: [{ identityHash: 'María Quispe Ñúñez', hashed: false }],
        achievement: { name: 'Tu cuenta', achievementType: 'CertificateOfCompletion' },
        result: [{ value: '50' }],
      },
    });
  });

  it('has all that Open Badges 3.0 asks for, and nothing it does not know; by the published schema, too, where that lies', () => {
    const { claims } = claimsOf(jwt);
    const { credentialSubject: subject } = claims;
    const { achievement, result } = subject;
    const ofSubject = (changes: object) => ({ credentialSubject: { ...subject, ...changes } });
    const wrong = [
      { validFrom: 'ayer' },
      { issuer: undefined },
      { credentialSubject: {} },
      { id: 'nota' },
      { type: ['VerifiableCredential'] },
      { '@context': claims['@context'].slice(1) },
      ofSubject({ achievement: { ...achievement, criteria: undefined } }),
      ofSubject({ achievement: { ...achievement, type: 'Achievement course' } }),
      ofSubject({ result: [{ ...result[0], value: 50 }] }),
    ];
    for (const schema of [ownOpenBadgeSchema(), publishedOpenBadgeSchema() ?? []].flat()) {
      const ajv = new Ajv2019({ strict: false });
      addFormats.default(ajv);
      const isValid = ajv.compile(schema);
      expect([isValid(claims), isValid.errors]).toEqual([true, null]);
      for (const broken of wrong)
        expect(isValid({ ...claims, ...broken }), JSON.stringify(broken)).toBe(false);
    }
  });

  it('says in the words of a JWT what it says in its own', () => {
    const { claims } = claimsOf(jwt);
    const { issuer, id, credentialSubject, validFrom } = claims;
    expect([claims.iss, claims.jti, claims.sub]).toEqual([issuer.id, id, credentialSubject.id]);
    expect(claims.nbf * 1000).toBe(Date.parse(validFrom));
  });

  it('is checked without the portal by the key that it carries, and one changed letter breaks it', () => {
    expect(claimsOf(jwt).isRight).toBe(true);
    const [head, body = '', signature] = jwt.split('.');
    const other = Buffer.from(body, 'base64url').toString().replace('"50"', '"90"');
    expect(claimsOf([head, Buffer.from(other).toString('base64url'), signature].join('.')).isRight).toBe(
      false,
    );
  });

  it('leads to the profile and the keys of its issuer', async () => {
    const { header, claims } = claimsOf(jwt);
    expect((await get(claims.iss)).json()).toMatchObject({
      id: claims.iss,
      type: ['Profile'],
      name: claims.issuer.name,
    });
    const { keys } = (await get(header.kid.split('#')[0] ?? '')).json() as {
      keys: { kid: string; n: string }[];
    };
    expect(keys.find(({ kid }) => kid === header.kid)).toMatchObject({ n: header.jwk.n });
  });

  it('is verified by a library that knows nothing of us but the set of keys', async () => {
    const keys = createLocalJWKSet((await get('/.well-known/jwks.json')).json());
    expect((await jwtVerify(jwt, keys, { currentDate })).payload.jti).toBe(
      `http://portal.test/certificado/${code}`,
    );
  });

  it('goes to its holder for a wallet, as a file and inside a drawing', async () => {
    const keys = createLocalJWKSet((await get('/.well-known/jwks.json')).json());
    const kept = async (Format: 'jwt' | 'svg') => {
      const asked = { courseId: sitting.courseId, Format };
      const { data, headers } = (await test.client
        .as(sitting.member)
        .certificate.getCredential(asked)) as unknown as { data: Buffer; headers: Record<string, string> };
      return { headers, body: data.toString() };
    };
    const file = await kept('jwt');
    expect(file.headers['content-type']).toBe('application/vc+jwt');
    expect(file.headers['content-disposition']).toContain('insignia.jwt');
    const own = await jwtVerify(file.body, keys, { currentDate });
    expect(own.payload).toEqual(claimsOf(jwt).claims);
    const drawing = await kept('svg');
    expect(drawing.headers['content-type']).toContain('image/svg+xml');
    expect(XMLValidator.validate(drawing.body)).toBe(true);
    const { svg } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(drawing.body);
    expect(svg['xmlns:openbadges']).toBe('https://purl.imsglobal.org/ob/v3p0');
    const carried = await jwtVerify(svg['openbadges:credential'].verify, keys, { currentDate });
    expect(carried.payload).toEqual(own.payload);
    const other = await aMember(test.portal);
    await expectRefusal(
      test.client.as(other).certificate.getCredential({ courseId: sitting.courseId, Format: 'jwt' }),
      404,
    );
  });

  it('names the issuer of a status list by its address: its words are those of that context alone', async () => {
    const { claims } = claimsOf((await get('/.well-known/openbadges/status/0')).body);
    expect(claims['@context']).toEqual(['https://www.w3.org/ns/credentials/v2']);
    expect(claims.issuer).toBe('http://portal.test/.well-known/openbadges/issuer.json');
    expect(claims.iss).toBe(claims.issuer);
  });

  it('stands in a status list that says when it holds no longer', async () => {
    const { claims } = claimsOf(jwt);
    expect(await isEnded(test, claims)).toBe(false);
    await sit(4); // a better grade replaces it
    const later = await openForTest(test.another()); // this node keeps the list for a minute
    expect(await isEnded(later, claims)).toBe(true);
  });
});
