import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { lastMailTo, linkOf } from '../../testing/outbox.ts';
import { aTestPortal, openTestPortal } from '../../testing/portal.ts';

const test = aTestPortal();

const form = (name: string) => ({
  FirstName: 'María José',
  LastName: 'Ñúñez',
  userName: name,
  password: 'lluvia-mesa-trompeta-9',
  email: `${name}@correo.test`,
  Gender: 2 as const,
  FechaNac: '1990-02-28',
});
const visitor = () => aBrowser(test);

describe('Users/register', () => {
  it('creates an inactive member and puts the mail with its link into the outbox', async () => {
    const reply = await visitor().call(users.register, form('maria.1'));
    expect(reply).toMatchObject({
      data: { mailed: false },
      message: expect.stringContaining('El instituto activará tu cuenta'),
    });
    const stored = await test.portal.db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', 'maria.1')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      first_name: 'María José',
      birth_date: '1990-02-28',
      gender: 2,
      role: 'member',
      activated_at: null,
    });
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    const mail = await lastMailTo(test, 'maria.1@correo.test');
    expect(mail.kind).toBe('activation');
    expect(linkOf(mail.text)).toMatchObject({ Username: 'maria.1', path: 'http://portal.test/login' });
    expect(linkOf(mail.text).Strcode.length).toBeGreaterThanOrEqual(22); // 128 bits in base64
  });

  it('the link keeps the course that one came for, also when it is sent again; no other site', async () => {
    const Next = '/leercurso?id=3&comments=2';
    await visitor().call(users.register, { ...form('destino'), Next });
    const nextOf = async () => {
      const { text } = await lastMailTo(test, 'destino@correo.test');
      return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('next');
    };
    expect(await nextOf()).toBe(Next);
    await visitor().call(users.resendActivation, { UserName: 'destino', Next: '/vercursos' });
    expect(await nextOf()).toBe('/vercursos');
    for (const elsewhere of ['//otra.test', 'https://otra.test', '/\\otra.test', '/a b'])
      await expectRefusal(visitor().call(users.register, { ...form('ajena'), Next: elsewhere }), 400);
  });

  it('stores neither password nor code nor mail as text', async () => {
    await visitor().call(users.register, form('secreta'));
    const { Strcode } = linkOf((await lastMailTo(test, 'secreta@correo.test')).text);
    const codes = await test.portal.db.selectFrom('account_code').selectAll().execute();
    const mails = await test.portal.db.selectFrom('mail').selectAll().execute();
    const stored = [...codes.map((row) => row.code_hash), ...mails.map((row) => row.body ?? Buffer.alloc(0))];
    for (const bytes of stored) expect(bytes.includes(Strcode)).toBe(false);
  });

  it.each([
    ['a one for an ele', 'karla', 'kar1a'],
    ['an i for an ele', 'Elda', 'eida'],
    ['a zero for an o', 'gonzo', 'g0nz0'],
    ['r and n for an m', 'emma', 'ernma'],
    ['two uves for a double one', 'walt', 'vvalt'],
  ])('refuses a username that looks like a taken one: %s', async (_, taken, alike) => {
    await visitor().call(users.register, form(taken));
    await expectRefusal(
      visitor().call(users.register, form(alike)),
      409,
      'Ese nombre de usuario se confunde a la vista con otro que ya existe. Elige otro.',
    );
  });

  it('takes a username that differs by an accent, as its letters are told apart', async () => {
    await visitor().call(users.register, { ...form('pena'), email: 'pena@correo.test' });
    await visitor().call(users.register, { ...form('peña'), email: 'otra.pena@correo.test' });
  });

  it('refuses a username or e-mail that is taken, whatever its case', async () => {
    await visitor().call(users.register, { ...form('Ñandú'), email: 'Nandu@correo.test' });
    await expectRefusal(
      visitor().call(users.register, { ...form('ñandú'), email: 'otra@correo.test' }),
      409,
      { userName: true },
    );
    await expectRefusal(
      visitor().call(users.register, { ...form('otra'), email: 'NANDU@Correo.test' }),
      409,
      { email: true },
    );
  });

  it('lets one of two win who register the same name at once', async () => {
    const outcomes = await Promise.allSettled([
      visitor().call(users.register, form('gemela')),
      visitor().call(users.register, form('gemela')),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 409 } });
    const { count } = await test.portal.db
      .selectFrom('mail')
      .where('recipient', '=', 'gemela@correo.test')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('refuses a weak password on its field, with an example', async () => {
    await expectRefusal(visitor().call(users.register, { ...form('debil'), password: 'debilcorreo' }), 400, {
      password: expect.stringContaining('lluvia-mesa-trompeta-9'),
    });
  });

  it('refuses a birth date after today, where the institute is', async () => {
    await visitor().call(users.register, { ...form('bebe'), FechaNac: '2026-11-18' });
    await expectRefusal(visitor().call(users.register, { ...form('futura'), FechaNac: '2026-11-19' }), 400, {
      FechaNac: true,
    });
    await expectRefusal(visitor().call(users.register, { ...form('futura'), FechaNac: '2025-02-29' }), 400);
  });

  it('refuses a filled honeypot field', async () => {
    await expectRefusal(
      visitor().call(users.register, { ...form('maquina'), Website: 'https://spam.test' }),
      400,
    );
  });
});

it('takes fifty registrations an hour from one address, and no more', async () => {
  const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.04' })); // two instead of fifty
  const here = aBrowser(narrow, { address: '10.0.0.1' });
  for (const name of ['uno', 'dos'])
    await expectRefusal(here.call(users.register, { ...form(name), password: '12345678' }), 400);
  await expectRefusal(here.call(users.register, form('tres')), 429);
  expect(Number(here.headers['retry-after'])).toBe(3600);
  await aBrowser(narrow, { address: '10.0.0.2' }).call(users.register, form('tres'));
  narrow.clock.advance(3601);
  await here.call(users.register, form('cuatro'));
});

describe('Users/active', () => {
  const registered = async (name: string) => {
    await visitor().call(users.register, form(name));
    const { Username, Strcode } = linkOf((await lastMailTo(test, `${name}@correo.test`)).text);
    return { Username, Strcode };
  };

  it('activates the account, once and again, and wipes the link', async () => {
    const link = await registered('activa');
    const browser = visitor();
    await browser.call(users.active, { ...link, Username: 'ACTIVA' });
    expect([...browser.cookies.keys()]).toContain('aula_device'); // who reads its mail is known there from now on
    await visitor().call(users.active, link);
    const stored = await test.portal.db
      .selectFrom('account')
      .select('activated_at')
      .where('username', '=', 'activa')
      .executeTakeFirstOrThrow();
    expect(stored.activated_at).toEqual(test.clock.now());
    expect((await lastMailTo(test, 'activa@correo.test')).text).toBe('');
  });

  it('refuses another’s code, a made-up one, and one after seven days', async () => {
    const link = await registered('lenta');
    await expectRefusal(visitor().call(users.active, { ...link, Username: 'activa' }), 400);
    await expectRefusal(visitor().call(users.active, { ...link, Strcode: 'x'.repeat(43) }), 400);
    test.clock.advance(7 * 24 * 3600);
    await expectRefusal(
      visitor().call(users.active, link),
      400,
      expect.stringContaining('El enlace ya no sirve'),
    );
  });

  it('sends the link again, and says the same where there is nothing to send', async () => {
    await registered('otra.vez');
    const known = await visitor().call(users.resendActivation, { UserName: 'OTRA.VEZ@correo.test' });
    const active = await aMember(test.portal);
    const unknown = await visitor().call(users.resendActivation, { UserName: 'nadie' });
    expect(await visitor().call(users.resendActivation, { UserName: active.username })).toEqual(unknown);
    expect(known).toEqual(unknown);
    const mails = await test.portal.db
      .selectFrom('mail')
      .select('recipient')
      .where('kind', '=', 'activation')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(mails.slice(0, 2).map((mail) => mail.recipient)).toEqual([
      'otra.vez@correo.test',
      'otra.vez@correo.test',
    ]);
    const { Username, Strcode } = linkOf((await lastMailTo(test, 'otra.vez@correo.test')).text);
    await visitor().call(users.active, { Username, Strcode });
  });

  it('sends it five times an hour for one name and fifty times to one address, known or not', async () => {
    const narrow = await openForTest(openTestPortal({ RATE_LIMIT_FACTOR: '0.4' })); // two and twenty
    const resend = (UserName: string, host: number) =>
      aBrowser(narrow, { address: `10.0.0.${host}` }).call(users.resendActivation, { UserName });
    for (const host of [1, 2]) await resend('nadie', host);
    await expectRefusal(resend('NADIE', 3), 429);
    for (let n = 0; n < 20; n += 1) await resend(`nadie${n}`, 4);
    await expectRefusal(resend('otra', 4), 429);
    await resend('otra', 5);
  });
});
