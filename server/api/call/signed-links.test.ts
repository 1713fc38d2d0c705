import { beforeAll, describe, expect, test } from 'vitest';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
let sitting: Sitting;

beforeAll(async () => {
  sitting = await aSitting(portal);
  await sitting.sit();
});

const own = () => ({ UserId: sitting.member.id, CourseId: sitting.courseId });
const links = async () => (await portal.client.as(sitting.member).question.getCertificateLinks(own())).data;
const statusOf = async (url: string) => (await portal.app.inject({ url })).statusCode;

describe('the signed link of a certificate (spec 3.7)', () => {
  test('opens without a token, to look at or to keep', async () => {
    const { see, keep } = await links();
    const shown = await portal.app.inject({ url: see });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect((await portal.app.inject({ url: keep })).headers['content-disposition']).toMatch(/^attachment/);
  });

  test('is valid for no other account, row or purpose', async () => {
    const { see } = await links();
    const other = await aMember(portal.portal);
    expect(await statusOf(see.replace(`UserId=${sitting.member.id}`, `UserId=${other.id}`))).toBe(401);
    expect(await statusOf(see.replace('seeCertificate', 'getCertificate'))).toBe(401);
    expect(await statusOf(see.replace(/Signed=\d+/, `Signed=${other.id}`))).toBe(401);
    expect(await statusOf(`${see}x`)).toBe(401);
    expect(await statusOf(see.replace(/Signed=.*/, 'Signed='))).toBe(401);
    const elsewhere = see.replace(/^[^?]+/, '/api/Users/getusercourse').replace('UserId', 'x');
    expect(await statusOf(`${elsewhere}&userName=${sitting.member.username}`)).toBe(401);
  });

  test('is over after 10 minutes, and with its account', async () => {
    const { see } = await links();
    portal.clock.advance(601);
    expect(await statusOf(see)).toBe(401);
    const fresh = (await links()).see;
    const admin = await anAdmin(portal.portal);
    await portal.client.as(admin).usuario.delete({ id: sitting.member.id });
    expect(await statusOf(fresh)).toBe(401);
  });

  test('is made only for a valid certificate, for its owner or an administrator', async () => {
    const member = await aMember(portal.portal);
    await expectRefusal(
      portal.client
        .as(member)
        .question.getCertificateLinks({ UserId: member.id, CourseId: sitting.courseId }),
      404,
    );
    await expectRefusal(portal.client.as(member).question.getCertificateLinks(own()), 403);
  });
});
