import { describe, expect, it } from 'vitest';
import { users } from '../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { lastMailTo, linkOf } from '../../testing/outbox.ts';
import { password, passwordHash } from '../../testing/password.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const test = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' }); // nothing is sent here: no job runner is started
const { api } = anAdminOf(test);

const edited = async (id: number) => (await api.usuario.getToEdit({ id })).data;
const mailsOf = (id: number) =>
  test.portal.db.selectFrom('mail').select(['recipient', 'subject']).where('account_id', '=', id).execute();

describe('Usuario/update', () => {
  it('corrects birth date, document and telephone; an empty birth date changes nothing, an empty telephone removes it', async () => {
    const { id } = await aMember(test.portal);
    await api.usuario.update({
      id,
      FechaNac: '1975-02-28',
      Phone: ' +591  700 12345 ',
      documentNumber: '77 LP',
    });
    expect(await edited(id)).toMatchObject({
      fechaNac: '1975-02-28',
      phone: '+591 700 12345',
      documentNumber: '77 LP',
    });
    await api.usuario.update({ id, FechaNac: '', Phone: '' });
    expect(await edited(id)).toMatchObject({ fechaNac: '1975-02-28', phone: null });
    const { content } = await test.portal.db
      .selectFrom('audit_personal')
      .select('content')
      .where('account_id', '=', id)
      .orderBy('event_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({
      before: { birthDate: '1986-01-15', phone: null },
      after: { birthDate: '1975-02-28', phone: '+591 700 12345' },
    });
  });

  it('refuses a birth date after today, one that does not exist and a telephone of letters, on their fields', async () => {
    const { id } = await aMember(test.portal);
    for (const [given, field] of [
      [{ FechaNac: '2030-01-01' }, 'FechaNac'],
      [{ FechaNac: '1990-02-31' }, 'FechaNac'],
      [{ Phone: 'llámame' }, 'Phone'],
      [{ Phone: '12' }, 'Phone'],
    ] as const)
      await expectRefusal(api.usuario.update({ id, ...given }), 400, { [field]: true });
  });

  it('an empty e-mail or gender changes nothing, as a screen of four fields sends them', async () => {
    const { id, username } = await aMember(test.portal);
    const before = await edited(id);
    await api.usuario.update({ id, firstName: 'Eva', Email: '', Password: '', gender: '' });
    await api.usuario.update({ id, Email: null, gender: null } as never);
    const { version, ...kept } = await edited(id);
    const { version: first, ...was } = before;
    expect(kept).toEqual({ ...was, firstName: 'Eva', email: `${username}@correo.test` });
    expect(version).toBe(first + 1); // the second save changed nothing
  });

  it('a removed e-mail is really gone; the owner still signs in by username, and the old address is told', async () => {
    const { id, username } = await aMember(test.portal, { passwordHash });
    await api.usuario.update({ id, RemoveEmail: true });
    expect(await edited(id)).toMatchObject({ email: null, needsEmail: false });
    const signIn = (UserName: string) => aBrowser(test).call(users.login, { UserName, Password: password });
    expect((await signIn(username)).data.token).toBeTruthy();
    await expectRefusal(signIn(`${username}@correo.test`), 401);
    expect(await mailsOf(id)).toMatchObject([{ recipient: `${username}@correo.test` }]);
    await api.usuario.update({ id, RemoveEmail: true });
    await api.usuario.update({ id, Email: `${username}@otra.test` });
    expect((await signIn(`${username}@otra.test`)).data.token).toBeTruthy();
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('refuses to remove the e-mail of somebody who registered and waits for the link there', async () => {
    const { id, username } = await aMember(test.portal, { passwordHash, isActive: false });
    expect(await edited(id)).toMatchObject({ needsEmail: true });
    await expectRefusal(api.usuario.update({ id, RemoveEmail: true }), 409, {
      Email: expect.stringContaining('espera su enlace'),
    });
    expect(await edited(id)).toMatchObject({ email: `${username}@correo.test` });
  });

  it('mails the link of an account that waits to the corrected address; the one before ends', async () => {
    const { id, username } = (
      await api.usuario.add({ FirstName: 'Rosa', LastName: 'Rebota', Email: 'rebota@correo.test' })
    ).data;
    const first = linkOf((await lastMailTo(test, 'rebota@correo.test')).text);
    await api.usuario.update({ id, Email: 'llega@correo.test' });
    const second = linkOf((await lastMailTo(test, 'llega@correo.test')).text);
    const choose = ({ Strcode }: typeof first) =>
      test.client.visitor.users.resetPassword({ Username: username, Strcode, Password: password });
    await expectRefusal(choose(first), 400);
    await choose(second);
  });
});

describe('Usuario/Add', () => {
  it('takes names alone: no mail, no gender, no birth date, a username and a link to hand over', async () => {
    const { data, message } = await api.usuario.add({
      FirstName: 'Justina',
      LastName: 'Sinfecha',
      Email: '',
      Gender: '',
      FechaNac: '',
      DocumentNumber: '123-45',
      Phone: '70012345',
    });
    expect(data).toMatchObject({ username: 'justina.sinfecha', mailed: false });
    expect(message).toBe(
      'La cuenta de justina.sinfecha está creada. No tiene correo: dale su hoja de acceso.',
    );
    expect(await mailsOf(data.id)).toEqual([]);
    expect(await edited(data.id)).toMatchObject({
      email: null,
      gender: null,
      fechaNac: null,
      documentNumber: '123-45',
      phone: '70012345',
    });
    const { identity } = (await api.person.get({ id: data.id })).data;
    expect(identity?.isDocumentDeclared).toBe(false);
  });

  it('refuses a document that an account has, however it is written', async () => {
    await aMember(test.portal, { documentNumber: '9.876.543 LP' });
    const person = { FirstName: 'Otra', LastName: 'Persona', DocumentNumber: '9876543-lp' };
    await expectRefusal(api.usuario.add(person), 409, { DocumentNumber: true });
  });
});
