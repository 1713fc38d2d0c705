import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import {
  type AuditAction,
  actionsOfKind,
  auditActions,
  auditKinds,
} from '../../../contract/audit-log/actions.ts';
import type { AuditRow } from '../../../contract/audit-log/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { aCategory, aCourse, aMember, type TestAccount } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { recordAudit } from '../audit/audit.ts';

const portal = aTestPortal();
const { admin: rosa } = anAdminOf(portal, { firstName: 'Rosa', lastName: 'Medina' });
let hugo: TestAccount;
let api: Api;
const { admin: lucia } = anAdminOf(portal, { firstName: 'Lucía', lastName: 'Paredes' });
beforeAll(async () => {
  hugo = await aMember(portal.portal, { firstName: 'Hugo', lastName: 'Salvatierra' });
  api = portal.client.as(rosa);
});

const newest = async (input: Parameters<Api['auditoria']['get']>[0] = {}) =>
  (await api.auditoria.get({ ...input, Page: 1 })).data;
const told = ({ action, by, subject, place }: AuditRow) => ({
  action,
  by: by?.name,
  subject: subject?.title,
  place: place?.title,
});

test('who did what to whom, newest first, with links', async () => {
  const courseId = await aCourse(portal.portal, { title: 'Tu cuenta' });
  await portal.client.as(lucia).usuario.update({ id: hugo.id, firstName: 'Hugo Iván' });
  await api.usuario.enrolMany({ Items: [{ Id: hugo.id }], CourseIds: [courseId] });
  const rows = await newest();
  expect(rows.slice(0, 2)).toMatchObject([
    {
      action: 'enrolment.add',
      by: { id: rosa.id, name: 'Rosa Medina' },
      subject: { title: 'Hugo Iván Salvatierra', href: `/persona?id=${hugo.id}` },
      place: { title: 'Tu cuenta', href: `/editcourse?id=${courseId}` },
    },
    { action: 'account.change', by: { name: 'Lucía Paredes' }, place: null, reason: '' },
  ]);
});

test('names what has no row, and what is in the Papelera or gone', async () => {
  const context = portal.context();
  const id = await aCategory(portal.portal, 'Renta');
  await api.category.delete({ id });
  await recordAudit(context, 'legal.change', 'legal:privacidad');
  await recordAudit(context, 'parameter.change', 'parameter:aporte');
  await recordAudit(context, 'settings.change', 'settings:3');
  await recordAudit(context, 'group.delete', 'group:999999');
  await recordAudit(context, 'video.order', 'video', { ids: [1, 2] });
  const shown = (await newest()).slice(0, 6).map(({ subject, isPortal }) => ({ ...subject, isPortal }));
  expect(shown).toEqual([
    { isPortal: true },
    { isPortal: true },
    { title: 'versión 3', href: '/ajustes', isPortal: true },
    { title: 'Aporte en total', href: '/parametros?dato=aporte', isPortal: true },
    { title: 'Privacidad', href: '/ajustes/paginas?pagina=privacidad', isPortal: true },
    { title: 'Renta', href: '/papelera', isPortal: false },
  ]);
});

test('every subject that is recorded with a number finds its row', async () => {
  const named = ['account', 'attempt', 'certificate', 'comment', 'contact', 'course_file', 'group', 'import'];
  const content = [
    'article',
    'contact_message',
    'law',
    'law_text',
    'media',
    'pension_item',
    'question',
    'route',
  ];
  for (const kind of [
    ...named,
    ...content,
    'lexicon_entry',
    'slide',
    'subject',
    'term',
    'untreated',
    'video',
  ])
    await recordAudit(portal.context(), 'trash.delete', `${kind}:2000000`);
  expect((await newest({ Kind: 'content' }))[0]).toMatchObject({ action: 'trash.delete', subject: null });
});

test('a pasted list and a picture without words have a name to press', async () => {
  const { db, clock } = portal.portal;
  const lists = { author_id: rosa.id, name: '', columns: '[]', notes: '[]', created_at: clock.now() };
  const { id } = await db
    .insertInto('people_import')
    .values({
      ...lists,
      has_headings: true,
      name_order: 'namesFirst',
      name_order_is_clear: true,
      reading: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(portal.context(), 'people.read', `import:${id}`);
  expect((await newest())[0]?.subject).toEqual({
    title: 'Celdas pegadas',
    href: `/usuarios/importar?id=${id}`,
  });
  const media = { file: 'a.webp', height: 1, width: 1, size_bytes: 1, created_at: clock.now() };
  const picture = await db.insertInto('media').values(media).returning('id').executeTakeFirstOrThrow();
  await recordAudit(portal.context(), 'media.add', `media:${picture.id}`);
  expect((await newest())[0]?.subject).toEqual({ title: 'sin nombre', href: null });
});

test('says why until the person is erased; who was deleted stays readable, in those lines alone', async () => {
  const gone = await aMember(portal.portal, {
    firstName: 'Nélida',
    lastName: 'Vaca',
    username: 'nelida.vaca',
  });
  const personal = { accountId: gone.id, content: { reason: 'Pidió ayuda, entró otra persona' } };
  await recordAudit(portal.context(), 'account.block', `account:${gone.id}`, {}, personal);
  expect((await newest())[0]).toMatchObject({ reason: 'Pidió ayuda, entró otra persona' });
  const title = 'Nélida Vaca (nelida.vaca)';
  await api.usuario.delete({ id: gone.id });
  expect((await newest()).slice(0, 2)).toMatchObject([
    { action: 'account.delete', subject: { title, href: '/papelera?type=Persona' } },
    { action: 'account.block', subject: { title: 'Nélida Vaca' }, reason: 'Pidió ayuda, entró otra persona' },
  ]);
  await api.papelera.delete({ type: 'Persona', id: gone.id });
  expect((await newest()).slice(0, 3)).toMatchObject([
    { action: 'account.erase', subject: { title } },
    { action: 'account.delete', subject: { title } },
    { action: 'account.block', subject: { title: 'Usuario eliminado' }, reason: '' },
  ]);
});

test('every administrator stands with the last thing that they did', async () => {
  await recordAudit(portal.context(), 'session.begin', `account:${lucia.id}`);
  const { data } = await api.auditoria.getAdministrators({});
  expect(data.map(({ name, last }) => [name, last?.said, last?.subject])).toEqual([
    ['Lucía Paredes', 'Cambió los datos de la cuenta', 'Hugo Iván Salvatierra'],
    ['Rosa Medina', expect.any(String), expect.anything()],
  ]);
});

test('the people to choose from are the administrators, and the one who is chosen', async () => {
  const names = async (By?: number) => (await api.auditoria.getPeople({ By })).data.map(({ name }) => name);
  expect(await names()).toEqual(['Lucía Paredes', 'Rosa Medina']);
  expect(await names(hugo.id)).toEqual(['Hugo Iván Salvatierra', 'Lucía Paredes', 'Rosa Medina']);
});

async function exported(query: Record<string, string>) {
  const authorization = `Bearer ${await tokenOf(portal.portal, rosa)}`;
  return portal.app.inject({ url: '/api/Auditoria/Export', query, headers: { authorization } });
}

test('the list as a file, which is a line itself', async () => {
  const csv = await exported({ Format: 'csv', By: String(lucia.id) });
  expect(csv.headers['content-disposition']).toContain("filename*=UTF-8''Auditor%C3%ADa.csv");
  const rows: Record<string, string>[] = parse(csv.rawPayload, { bom: true, columns: true, delimiter: ';' });
  expect(rows).toMatchObject([
    {
      Quién: 'Lucía Paredes',
      Qué: 'Cambió los datos de la cuenta',
      'A quién o a qué': 'Hugo Iván Salvatierra',
    },
  ]);
  const [line] = await newest();
  expect(line).toMatchObject({ action: 'export.audit', count: 1, subject: null });
  const xlsx = await exported({ Format: 'xlsx', Kind: 'sessions' });
  expect((await readWorkbook(xlsx.rawPayload))[0]?.data[0]).toContain('Quién');
  expect((await exported({ Format: 'pdf' })).statusCode).toBe(400);
});

test('a line tells what was before and what is after, with names, and where the version before stands', async () => {
  const [from, to] = [await aCategory(portal.portal, 'Renta'), await aCategory(portal.portal, 'Vejez')];
  const { id } = (
    await api.article.add({ Title: 'Cinco mitos', Description: '<p>Texto.</p>', CategoryId: from })
  ).data;
  await api.article.update({
    Id: id,
    Title: 'Seis mitos',
    CategoryId: to,
    Description: `<p>${'Largo. '.repeat(30)}</p>`,
    Published: false,
  });
  const [row] = await newest();
  expect(row).toMatchObject({ action: 'article.unpublish', versions: `/revisiones?id=${id}&version=1` });
  expect(row?.changes).toEqual([
    { label: 'Título', before: 'Cinco mitos', after: 'Seis mitos' },
    { label: 'Texto', before: 'Texto.', after: 'un texto de 217 letras' },
    { label: 'Categoría', before: 'Renta', after: 'Vejez' },
    { label: 'Estado', before: 'Publicado', after: 'Borrador' },
  ]);
  const [alone] = await newest({ Id: row?.id });
  expect([alone?.id, (await newest({ Id: row?.id })).length]).toEqual([row?.id, 1]);
});

test('no secret and no key is told: only that it changed', async () => {
  const courseId = await aCourse(portal.portal);
  const { id } = (
    await api.question.add({
      CourseId: courseId,
      QuestionDescription: '¿Quién aporta?',
      QuestionTypeId: 12,
      AnswerA: 'La empresa',
      AnswerB: 'Nadie',
      CorrectAnswerMultiple: 'A',
    })
  ).data;
  await api.question.update({ Id: id, AnswerA: 'El empleador', CorrectAnswerMultiple: 'B' });
  expect((await newest())[0]?.changes).toEqual([
    { label: 'Respuestas', before: null, after: null },
    { label: 'Respuesta correcta', before: null, after: null },
  ]);
  const person = await aMember(portal.portal, { firstName: 'Nélida', lastName: 'Vaca' });
  await api.usuario.update({ id: person.id, lastName: 'Vaca Roca', Password: 'lluvia-mesa-trompeta-9' });
  const [changed] = await newest();
  expect(changed?.changes).toEqual([
    { label: 'Apellidos', before: 'Vaca', after: 'Vaca Roca' },
    { label: 'Contraseña', before: null, after: null },
  ]);
  expect(JSON.stringify(changed)).not.toContain('trompeta');
});

test('pictures, legal pages, facts, groups and messages are told with their state before', async () => {
  const context = portal.context();
  const Reviewed = calendarDate(portal.clock.now(), portal.portal.config.timeZone);
  await recordAudit(context, 'article.change', 'article:1', { place: 'cover', after: { alt: 'Una playa' } });
  expect((await newest())[0]?.changes).toEqual([
    { label: 'Texto alternativo', before: null, after: 'Una playa' }, // as it was recorded once
  ]);
  await api.parameter.update({
    Name: 'aporte',
    Value: 1250,
    Source: 'Ley 214',
    ValidFrom: '2024-05-06',
    Reviewed,
  });
  const [fact] = await newest();
  expect(fact?.changes).toContainEqual(
    expect.objectContaining({ label: 'Valor', after: '12,5\u00a0% del sueldo' }),
  );
  await portal.client.visitor.contact.sendMessage({
    FirstName: 'Ana',
    Email: 'ana@correo.test',
    Subject: 'Mayo',
    Comments: '¿Y mayo?',
  });
  const [message] = (await api.contact.get({})).data;
  await api.contact.setStateMany({ Items: [{ Id: message?.id ?? 0 }], State: 'archived' });
  expect((await newest())[0]?.changes).toEqual([{ label: 'Estado', before: 'Nuevo', after: 'Archivado' }]);
});

test('by one person, of one kind, between days, and by the name of either side', async () => {
  const id = await aCategory(portal.portal);
  portal.clock.advance(3 * 24 * 3600);
  await api.category.update({ Id: id, Name: 'Ahorro' });
  const [row] = await newest({ Kind: 'content' });
  expect(row && told(row)).toEqual({ action: 'category.change', by: 'Rosa Medina', subject: 'Ahorro' });
  const today = row?.date.slice(0, 10) ?? '';
  expect((await newest({ By: lucia.id })).map(told)).toEqual([
    expect.objectContaining({ action: 'account.change', by: 'Lucía Paredes' }),
  ]);
  expect((await newest({ From: today, Kind: 'content' })).length).toBe(1);
  expect((await newest({ To: '2001-01-01' })).length).toBe(0);
  const { data, total } = await api.auditoria.get({ Search: 'salvat', Page: 1, PageSize: 1 });
  expect([data.length, total]).toEqual([1, 2]);
  expect((await newest({ Search: 'parédes', Kind: 'people' })).map(told)).toMatchObject([
    { subject: 'Hugo Iván Salvatierra' },
  ]);
  await expectRefusal(newest({ From: '2026-02-01', To: '2026-01-01' }), 400);
  await expectRefusal(newest({ Kind: 'nada' as 'people' }), 400);
});

test('every action is of one kind', () => {
  const kinds = Object.keys(auditKinds) as (keyof typeof auditKinds)[];
  const all = kinds.flatMap(actionsOfKind);
  expect(all.toSorted()).toEqual((Object.keys(auditActions) as AuditAction[]).toSorted());
});
