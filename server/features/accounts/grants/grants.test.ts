import { expect, test } from 'vitest';
import type { GrantRole } from '../../../../contract/grants/grants.ts';
import { aCategory, aCourse, aHolder, aMember, anAdmin, anEnrolment } from '../../../testing/builders.ts';
import { expectRefusal } from '../../../testing/expect-refusal.ts';
import { lastMailTo } from '../../../testing/outbox.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

/** Roles besides that of a member (spec 4.7). */
const here = aTestPortal({ SMTP_URL: 'smtp://127.0.0.1:9' });
const { admin } = anAdminOf(here);

const set = (Id: number, Roles: GrantRole[]) => here.client.as(admin).grant.set({ Id, Roles });
const rolesOf = async (id: number) => (await here.client.as(admin).grant.getOf({ id })).data.roles;
const auditOf = async (id: number) =>
  here.portal.db
    .selectFrom('audit_event')
    .select(['actor_id', 'details'])
    .where('subject', '=', `account:${id}`)
    .where('action', '=', 'account.grant')
    .execute();

test('a role is given and taken: the sessions end, the person and every administrator are told, the audit says it', async () => {
  const member = await aMember(here.portal, { email: 'redactora@correo.test' });
  const colleague = await anAdmin(here.portal, { email: 'colega@correo.test' });
  await set(member.id, ['redactor']);
  expect(await rolesOf(member.id)).toEqual(['redactor']);
  await expectRefusal(here.client.as(member).article.get({}), 401);
  expect((await lastMailTo(here, 'redactora@correo.test')).text).toContain('Desde ahora: Redactor.');
  expect((await lastMailTo(here, 'colega@correo.test')).text).toContain(`/rol?id=${member.id}`);
  expect(colleague.id).not.toBe(admin.id);
  await set(member.id, []);
  expect(await rolesOf(member.id)).toEqual([]);
  expect((await lastMailTo(here, 'redactora@correo.test')).text).toContain('Ya no: Redactor.');
  expect(await auditOf(member.id)).toMatchObject([
    { actor_id: admin.id, details: { before: { roles: 'Miembro' }, after: { roles: 'Redactor' } } },
    { actor_id: admin.id, details: { before: { roles: 'Redactor' }, after: { roles: 'Miembro' } } },
  ]);
});

test('the same roles again change nothing, end no session and tell nobody', async () => {
  const holder = await aHolder(here.portal, ['lector']);
  const { message } = await set(holder.id, ['lector']);
  expect(message).toBe('Ya tenía ese rol: no cambió nada.');
  expect(await auditOf(holder.id)).toEqual([]);
  expect((await here.client.as(holder).report.getCourse({})).message).toBe('Listo.');
});

test('an administrator holds none (409), an unknown person is 404, a role twice 400', async () => {
  await expectRefusal(set(admin.id, ['redactor']), 409);
  await expectRefusal(set(999_999, ['redactor']), 404);
  const member = await aMember(here.portal);
  await expectRefusal(set(member.id, ['redactor', 'redactor']), 400);
});

test('who becomes an administrator, or goes into the Papelera, loses the roles besides', async () => {
  const [risen, removed] = [await aHolder(here.portal, ['redactor']), await aHolder(here.portal, ['lector'])];
  await here.client.as(admin).usuario.update({ id: risen.id, role: 'admin' });
  await here.client.as(admin).usuario.update({ id: risen.id, role: 'member' });
  expect(await rolesOf(risen.id)).toEqual([]);
  await here.client.as(admin).usuario.delete({ id: removed.id });
  await here.client.as(admin).papelera.restore({ Type: 'Persona', Id: removed.id });
  expect(await rolesOf(removed.id)).toEqual([]);
});

test('who holds a role is listed with it, administrators first', async () => {
  const holder = await aHolder(here.portal, ['redactor', 'lector'], { firstName: 'Zoila' });
  const { data, total } = await here.client.as(admin).grant.get({ PageSize: 200 });
  expect(data[0]?.isAdmin).toBe(true);
  expect(data.at(-1)).toMatchObject({ id: holder.id, isAdmin: false, roles: ['redactor', 'lector'] });
  expect(total).toBe(data.length);
  const found = await here.client.as(admin).grant.get({ Search: 'Zoila' });
  expect(found.data.map(({ id }) => id)).toEqual([holder.id]);
});

test('a redactor sees drafts, writes courses, and changes exam settings only while nothing rests on them', async () => {
  const redactor = await aHolder(here.portal, ['redactor']);
  const api = here.client.as(redactor);
  const id = await aCourse(here.portal);
  await api.course.update({ Id: id, Title: 'Otro título', Calification: 70 });
  await anEnrolment(here.portal, await aMember(here.portal), id);
  await api.course.update({ Id: id, Title: 'Otro más', Calification: 70 });
  await expectRefusal(api.course.update({ Id: id, Calification: 1 }), 403);
  expect((await api.course.get({ State: 'draft' })).datas).toEqual(expect.any(Array));
  await expectRefusal(here.client.as(await aMember(here.portal)).course.get({ State: 'draft' }), 403);
});

test('a redactor restores content alone: no people and no questions', async () => {
  const redactor = await aHolder(here.portal, ['redactor']);
  const api = here.client.as(redactor);
  const id = await aCategory(here.portal);
  await api.category.delete({ id });
  await api.papelera.restore({ Type: 'Categoria', Id: id });
  const member = await aMember(here.portal);
  await here.client.as(admin).usuario.delete({ id: member.id });
  await expectRefusal(api.papelera.restore({ Type: 'Persona', Id: member.id }), 403);
  await expectRefusal(api.papelera.restore({ Type: 'Pregunta', Id: 1 }), 403);
});

test('a lector gets no table that shows which answer is right', async () => {
  const lector = await aHolder(here.portal, ['lector']);
  const courseId = await aCourse(here.portal);
  for (const Table of ['questions', 'options'] as const)
    await expectRefusal(here.client.as(lector).statistics.export({ Table, Format: 'csv', courseId }), 403);
});
