import { describe, expect, test } from 'vitest';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../../testing/browser.ts';
import { aMember, anAdmin } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { lastMailTo, linkOf } from '../../../testing/outbox.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

const password = 'lluvia-mesa-trompeta-9';
const world = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started
const { api } = anAdminOf(world);

let count = 0;
/** A new person, as the form sends one. */
const somebody = () => {
  count += 1;
  return {
    FirstName: `Ana${'abcdefghij'[count % 10]}`,
    LastName: `Quispe${count}`,
    Gender: 2 as const,
    Email: `ana${count}@lista.test`,
    FechaNac: '1980-12-31',
  };
};
const choose = (link: string) => {
  const { Username, Strcode } = linkOf(link);
  return aBrowser(world).call(users.resetPassword, { Username, Strcode, Password: password });
};
const signIn = (name: string) => aBrowser(world).call(users.login, { UserName: name, Password: password });
const auditOf = (id: number) =>
  world.portal.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject', '=', `account:${id}`)
    .orderBy('id')
    .execute();
const fresh = async () => world.client.as(await anAdmin(world.portal));
/** An administrator's token whose session began 16 minutes ago. */
async function lateAdmin() {
  const late = await anAdmin(world.portal);
  world.clock.advance(16 * 60);
  return world.client.withTokenAlone(late);
}

describe('Usuario/Add', () => {
  test('mails the link by which the owner chooses a password, and then signs in; it is kept in the audit', async () => {
    const person = somebody();
    const { data } = await api.usuario.add(person);
    expect(data).toMatchObject({ username: `ana${person.FirstName[3]}.quispe${count}`, mailed: true });
    await expectRefusal(signIn(data.username), 401);
    const mail = await lastMailTo(world, person.Email);
    expect(mail.text).toContain(`Después entras con tu nombre de usuario, ${data.username}`);
    await choose(mail.text);
    expect((await signIn(person.Email)).data.token).toBeTruthy();
    expect(await auditOf(data.id)).toEqual([{ action: 'account.add' }, { action: 'account.password' }]);
    const [row] = (await api.usuario.get({ Search: data.username })).data;
    expect(row).toMatchObject({ active: true, role: 'member', lastSeen: expect.any(String) });
  });

  test('refuses an e-mail or username in use, on its field, and takes a free one', async () => {
    const { username } = await aMember(world.portal);
    const person = somebody();
    await expectRefusal(api.usuario.add({ ...person, UserName: username.toUpperCase() }), 409, {
      UserName: true,
    });
    await expectRefusal(api.usuario.add({ ...person, Email: `${username}@CORREO.test` }), 409, {
      Email: expect.stringContaining('Ya tiene una cuenta'),
    });
    await expectRefusal(api.usuario.add({ ...person, FechaNac: '2999-01-01' }), 400, { FechaNac: true });
    await expectRefusal(api.usuario.add({ ...person, FirstName: '.', LastName: '-' }), 400, {
      FirstName: true,
    });
    expect((await api.usuario.add({ ...person, UserName: 'mi.nombre' })).data.username).toBe('mi.nombre');
  });

  test('another administrator needs the password or a fresh sign-in', async () => {
    const person = somebody();
    const late = await lateAdmin();
    await expectRefusal(late.usuario.add({ ...person, Role: 'admin' }), 400, { currentPassword: true });
    const { data } = await (await fresh()).usuario.add({ ...person, Role: 'admin' });
    expect((await api.usuario.getToEdit({ id: data.id })).data.role).toBe('admin');
  });

  test('who was invited and asks for the activation link again gets the invitation', async () => {
    const person = somebody();
    await api.usuario.add(person);
    await aBrowser(world).call(users.resendActivation, { UserName: person.Email });
    const mail = await lastMailTo(world, person.Email);
    expect(linkOf(mail.text).path).toBe('http://portal.test/forgetpassword');
  });
});

describe('Usuario/MakeLinks', () => {
  test('gives a link for an active account, good once and for a day; its owner is told, the current password stays', async () => {
    const person = somebody();
    const { data: added } = await api.usuario.add(person);
    await choose((await lastMailTo(world, person.Email)).text);
    const { data } = await (await fresh()).usuario.makeLinks({ UserIds: [added.id] });
    expect((await signIn(person.Email)).data.token).toBeTruthy();
    expect((await lastMailTo(world, person.Email)).subject).toContain('Se creó un enlace');
    const [made] = data;
    expect(Date.parse(made?.expires ?? '') - world.clock.now().getTime()).toBe(24 * 3600 * 1000);
    await choose(made?.link ?? '');
    expect(await auditOf(added.id)).toEqual(
      ['account.add', 'account.password', 'account.link', 'account.password'].map((action) => ({ action })),
    );
    world.clock.advance(24 * 3600);
    const [late] = (await (await fresh()).usuario.makeLinks({ UserIds: [added.id] })).data;
    world.clock.advance(24 * 3600);
    await expectRefusal(choose(late?.link ?? ''), 400);
  });

  test('takes the place of the links before, for who was never active too', async () => {
    const person = somebody();
    const { data: added } = await api.usuario.add(person);
    const mailed = (await lastMailTo(world, person.Email)).text;
    const other = await fresh();
    const gone = await aMember(world.portal);
    await other.usuario.delete({ id: gone.id });
    const [made, ...more] = (await other.usuario.makeLinks({ UserIds: [added.id, gone.id, 99_999_999] }))
      .data;
    expect(more).toEqual([]);
    expect((await lastMailTo(world, person.Email)).text).toBe(''); // the mail is withdrawn
    await expectRefusal(choose(mailed), 400);
    await choose(made?.link ?? '');
    expect((await signIn(added.username)).data.token).toBeTruthy();
    await expectRefusal(other.usuario.makeLinks({ UserIds: [99_999_999] }), 404);
  });

  test('needs the password of the administrator, or a fresh sign-in', async () => {
    const member = await aMember(world.portal);
    const late = await lateAdmin();
    await expectRefusal(late.usuario.makeLinks({ UserIds: [member.id] }), 400, { currentPassword: true });
    expect(await auditOf(member.id)).toEqual([]);
  });
});
