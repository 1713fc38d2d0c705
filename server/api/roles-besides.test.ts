import { beforeAll, describe, expect, test } from 'vitest';
import { grantRoles } from '../../contract/grants/grants.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { sentence } from '../../contract/refusal.ts';
import { aHolder, type TestAccount } from '../testing/builders.ts';
import { preparedCall } from '../testing/calls/prepared-call.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { tokenOf } from '../testing/client.ts';
import { aTestPortal } from '../testing/portal.ts';

/** A member with a role besides reaches exactly what the rows of the calls say (spec 4.7). */
const portal = aTestPortal();

const holders = new Map<string, TestAccount>();
beforeAll(async () => {
  for (const role of grantRoles) holders.set(role, await aHolder(portal.portal, [role]));
});

const rows = everyEndpoint()
  .filter(({ row }) => row.who === 'admin')
  .map(({ controller, action, row }) => ({ name: `${controller}.${action}`, row }));

const tokenFor = (role: string) => {
  const holder = holders.get(role);
  if (holder === undefined) throw new Error(`nobody is ${role}`);
  return tokenOf(portal.portal, holder);
};

describe.each(grantRoles)('%s', (role) => {
  const closed = rows.filter(({ row }) => row.grants?.includes(role) !== true);
  const opened = rows.filter(({ row }) => row.grants?.includes(role) === true);

  test.each(closed)('is refused $name', async ({ row }) => {
    const answer = await sendCall(portal, row, {}, await tokenFor(role));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: sentence('notAllowed') });
  });

  test.each(opened)('may $name', async ({ name, row }) => {
    const { input } = await preparedCall(portal, name, row);
    const answer = await sendCall(portal, row, { ...input, ...usual[name] }, await tokenFor(role));
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(ofWhoBegan.includes(name) ? 404 : 200);
  });
});

/** An upload is only of who began it: another's is 404, to administrators, too. */
const ofWhoBegan = ['upload.part', 'upload.status', 'upload.finish'];

/** Where the valid input of other tests is one of administrators alone. */
const usual: Record<string, Record<string, unknown>> = {
  'statistics.export': { Table: 'activity' },
};

test('the roles that members may hold are said here a second time: any other call is administrators’ alone', () => {
  const controllersOf = (role: string) => [
    ...new Set(
      rows
        .filter(({ row }) => row.grants?.some((each) => each === role))
        .map(({ row }) => row.path.split('/', 1)[0]),
    ),
  ];
  expect(controllersOf('redactor').toSorted()).toEqual([
    'Article',
    'Calculator',
    'Category',
    'Course',
    'HomeSlider',
    'LeyReglamento',
    'LeyTexto',
    'Media',
    'Papelera',
    'Parameter',
    'Ruta',
    'SearchedPhrase',
    'SistemaPension',
    'Subject',
    'Term',
    'Untreated',
    'Upload',
    'Video',
  ]);
  const lector = rows.filter(({ row }) => row.grants?.includes('lector') === true);
  expect(lector.map(({ row }) => row.path).toSorted()).toEqual([
    'Group/GetNames',
    'Report/Export',
    'Report/GetCourse',
    'Report/GetGender',
    'Report/GetMostFailedQuestion',
    'Statistics/Export',
    'Statistics/GetActivity',
  ]);
  expect(lector.filter(({ row }) => row.method !== 'GET')).toEqual([]);
});
