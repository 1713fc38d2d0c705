import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import type { Api } from '../../../contract/index.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anAdmin, type TestAccount } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { lastMailTo, linkOf } from '../../testing/outbox.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started
let admin: TestAccount;
let api: Api;
beforeEach(async () => {
  admin = await anAdmin(test.portal);
  api = test.client.as(admin);
});

const itemsOf = (...ids: number[]) => ({ Items: ids.map((Id) => ({ Id })) });
const signIn = (name: string, given = password, browser = aBrowser(test)) =>
  browser.call(users.login, { UserName: name, Password: given });
const actionsOn = async (id: number) =>
  (
    await test.portal.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject', '=', `account:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const mailsOf = (id: number) =>
  test.portal.db.selectFrom('mail').select(['subject', 'body']).where('account_id', '=', id).execute();

describe('a blocked account', () => {
  it('cannot sign in and is told so with the right password only; its sessions end at once', async () => {
    const member = await aMember(test.portal, { passwordHash });
    const browser = aBrowser(test);
    const { token } = (await signIn(member.username, password, browser)).data;
    await browser.call(users.get, { userName: member.username }, token);
    expect((await api.usuario.blockMany(itemsOf(member.id))).message).toBe('Se bloqueó 1 cuenta.');
    await expectRefusal(browser.call(users.get, { userName: member.username }, token), 401);
    await expectRefusal(browser.call(users.refresh, {}), 401);
    await expect(signIn(member.username)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('bloqueó tu cuenta'),
    });
    await expect(signIn(member.username, 'equivocada')).rejects.toMatchObject({
      status: 401,
      message: expect.not.stringContaining('bloqueó'),
    });
    expect(await actionsOn(member.id)).toEqual(['account.block']);
    expect((await api.usuario.get({ State: 'blocked' })).data).toMatchObject([
      { id: member.id, blocked: true },
    ]);
    const active = (await api.usuario.get({ State: 'active' })).data.map(({ id }) => id);
    expect(active).not.toContain(member.id);

    await api.usuario.unblockMany(itemsOf(member.id));
    expect((await signIn(member.username)).data.token).toBeTruthy();
    expect((await api.usuario.getToEdit({ id: member.id })).data.blocked).toBe(false);
  });

  it('is mailed no link for a new password, and one it had does not let it in', async () => {
    const member = await aMember(test.portal, { passwordHash });
    await test.client.visitor.users.forgot({ Email: `${member.username}@correo.test` });
    const { Username, Strcode } = linkOf((await lastMailTo(test, `${member.username}@correo.test`)).text);
    await api.usuario.blockMany(itemsOf(member.id));
    await expectRefusal(
      test.client.visitor.users.resetPassword({ Username, Strcode, Password: `${password}-otra` }),
      400,
    );
    const before = (await mailsOf(member.id)).length;
    await test.client.visitor.users.forgot({ Email: `${member.username}@correo.test` });
    expect(await mailsOf(member.id)).toHaveLength(before);
  });

  it('is not the caller’s own, nor that of the last administrator who can sign in', async () => {
    expect((await api.usuario.blockMany(itemsOf(admin.id))).data).toMatchObject([
      { state: 'failed', message: 'Es tu propia cuenta: no puedes bloquearla tú.' },
    ]);
    const [one, other] = [await anAdmin(test.portal), await aMember(test.portal)];
    const { data } = await api.usuario.blockMany(itemsOf(one.id, other.id, other.id + 9999));
    expect(data.map(({ state }) => state)).toEqual(['done', 'done', 'failed']);
    const again = (await api.usuario.blockMany(itemsOf(one.id))).data;
    expect(again).toMatchObject([{ state: 'failed', message: 'La cuenta ya estaba bloqueada.' }]);
    await test.portal.db
      .updateTable('account')
      .set({ role: 'member' })
      .where('role', '=', 'admin')
      .where('id', 'not in', [admin.id, one.id])
      .execute();
    // the blocked one does not count: the caller is the only one left, and may not step back
    await expectRefusal(api.usuario.update({ id: admin.id, role: 'member' }), 409);
  });

  it('needs a fresh sign-in of the administrator', async () => {
    const member = await aMember(test.portal);
    await test.portal.db
      .updateTable('session')
      .set({ signed_in_at: new Date(test.clock.now().getTime() - 20 * 60_000) })
      .where('account_id', '=', admin.id)
      .execute();
    await expectRefusal(test.client.withTokenAlone(admin).usuario.blockMany(itemsOf(member.id)), 400);
  });

  it('two who block each other at once leave one', async () => {
    const [one, other] = [await anAdmin(test.portal), await anAdmin(test.portal)];
    await test.portal.db
      .updateTable('account')
      .set({ role: 'member' })
      .where('role', '=', 'admin')
      .where('id', 'not in', [one.id, other.id])
      .execute();
    await Promise.all([
      test.client.as(one).usuario.blockMany(itemsOf(other.id)),
      test.client.as(other).usuario.blockMany(itemsOf(one.id)),
    ]).catch((error: { status: number }) => expect(error.status).toBe(401));
    const blocked = await test.portal.db
      .selectFrom('account')
      .select('blocked_at')
      .where('id', 'in', [one.id, other.id])
      .execute();
    expect(blocked.filter(({ blocked_at }) => blocked_at !== null)).toHaveLength(1);
  });
});

it('sessions of many end, but the caller’s own', async () => {
  const member = await aMember(test.portal, { passwordHash });
  const browser = aBrowser(test);
  const { token } = (await signIn(member.username, password, browser)).data;
  await api.usuario.endSessionsMany(itemsOf(member.id, admin.id));
  await expectRefusal(browser.call(users.get, { userName: member.username }, token), 401);
  expect((await api.usuario.get({ Search: member.username })).data).toMatchObject([{ id: member.id }]);
  expect((await signIn(member.username)).data.token).toBeTruthy();
});

it('activation links are mailed again, the one before ends, and those without e-mail are told of', async () => {
  const invited = (
    await api.usuario.add({ FirstName: 'Ana', LastName: 'Reenvío', Email: 'ana.reenvio@correo.test' })
  ).data;
  const first = linkOf((await lastMailTo(test, 'ana.reenvio@correo.test')).text);
  const [silent, active] = [
    await aMember(test.portal, { isActive: false, email: null }),
    await aMember(test.portal),
  ];
  const { data } = await api.usuario.resendMany(itemsOf(invited.id, silent.id, active.id));
  expect(data).toMatchObject([
    { id: invited.id, state: 'done' },
    { id: silent.id, state: 'failed', message: 'No tiene correo: dale su hoja de acceso.' },
    { id: active.id, state: 'failed' },
  ]);
  const second = linkOf((await lastMailTo(test, 'ana.reenvio@correo.test')).text);
  const choose = ({ Username, Strcode }: typeof first) =>
    test.client.visitor.users.resetPassword({ Username, Strcode, Password: password });
  await expectRefusal(choose(first), 400);
  await choose(second);
  expect((await signIn(invited.username)).data.token).toBeTruthy();
  const subjects = (await mailsOf(invited.id)).map(({ subject }) => subject);
  // and no 'Cambió la contraseña': it is their first
  expect(new Set(subjects)).toEqual(
    new Set(['Te creamos una cuenta en Aula Previsional: elige tu contraseña']),
  );
});
