import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { aGroup, aMember, type TestAccount } from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin, api } = anAdminOf(portal, { firstName: 'Jefa' });
let ana: TestAccount;
let beto: TestAccount;
let carla: TestAccount;
beforeAll(async () => {
  const facts = { documentNumber: '4567890 LP', phone: '+59170012345' };
  ana = await aMember(portal.portal, {
    ...facts,
    firstName: 'Ana',
    lastName: '=HYPERLINK("http://mal.test")',
  });
  beto = await aMember(portal.portal, {
    firstName: 'Beto',
    email: null,
    gender: null,
    birthDate: null,
    isActive: false,
  });
  carla = await aMember(portal.portal, { firstName: 'Carla', isBlocked: true });
});

async function exported(query: Record<string, string>) {
  const response = await portal.app.inject({
    url: '/api/Usuario/Export',
    query,
    headers: { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` },
  });
  return { bytes: response.rawPayload, status: response.statusCode, headers: response.headers };
}

test('counts by state are of the group and the search that the list shows', async () => {
  const GroupId = await aGroup(portal.portal, { people: [ana, beto] });
  const counts = async (of: { GroupId?: number; Search?: string }) => (await api.usuario.getCounts(of)).data;
  expect(await counts({ GroupId })).toMatchObject({ all: 2, waiting: 1, blocked: 0, noEmail: 1, admin: 0 });
  expect(await counts({ Search: 'carla' })).toMatchObject({ all: 1, blocked: 1, noEmail: 0, admin: 0 });
  await api.group.delete({ id: GroupId });
});

test('counts users in all and by state, and lists those of a state', async () => {
  expect((await api.usuario.getCounts({})).data).toEqual({
    all: 4,
    waiting: 1,
    blocked: 1,
    noEmail: 1,
    admin: 1,
    asking: 0,
    renamed: 0,
    held: 0,
  });
  const idsOf = async (State: 'waiting' | 'blocked' | 'noEmail' | 'active') =>
    (await api.usuario.get({ State })).data.map(({ id }) => id);
  expect(await idsOf('waiting')).toEqual([beto.id]);
  expect(await idsOf('blocked')).toEqual([carla.id]);
  expect(await idsOf('noEmail')).toEqual([beto.id]);
  expect(await idsOf('active')).toEqual([ana.id, admin.id]);
});

test('gives all that a filter finds, not only a page', async () => {
  expect((await api.usuario.getAll({})).data.map(({ id }) => id)).toEqual([
    carla.id,
    beto.id,
    ana.id,
    admin.id,
  ]);
  expect((await api.usuario.getAll({ Search: '4567' })).data.map(({ id }) => id)).toEqual([ana.id]);
});

test('the file has the people of the filter; times are the portal’s, no cell runs', async () => {
  const csv = await exported({ Format: 'csv' });
  const rows = parse(csv.bytes, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map((row) => row['Nombres'])).toEqual(['Carla', 'Beto', 'Ana', 'Jefa']);
  expect(rows[2]).toMatchObject({
    Apellidos: `'=HYPERLINK("http://mal.test")`,
    'Documento de identidad': '4567890 LP',
    Teléfono: "'+59170012345",
    Género: 'Femenino',
    'Fecha de nacimiento': '1986-01-15',
    Rol: 'Miembro',
    Estado: 'Activo',
  });
  expect(rows[1]).toMatchObject({ Email: '', Género: '', 'Fecha de nacimiento': '', Estado: 'Sin activar' });
  expect(rows[0]?.['Estado']).toBe('Bloqueado');
  expect(csv.headers['content-disposition']).toContain('Usuarios.csv');
  const [sheet] = await readWorkbook((await exported({ Format: 'xlsx', State: 'blocked' })).bytes);
  expect(sheet?.data.map((row) => row[0])).toEqual(['Nombres', 'Carla']);
  expect((await exported({ Format: 'pdf' })).status).toBe(400);
  const downloads = await portal.portal.db
    .selectFrom('audit_event')
    .select('details')
    .where('action', '=', 'export.users')
    .orderBy('id')
    .execute();
  expect(downloads.map(({ details }) => details)).toEqual([
    { format: 'csv', rows: 4 },
    { format: 'xlsx', rows: 1 },
  ]);
});
