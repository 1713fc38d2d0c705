import { expect, test } from 'vitest';
import { mayNeedProof, needsProof } from '../../contract/endpoint.ts';
import { everyEndpoint } from '../../contract/index.ts';
import { sentence } from '../../contract/refusal.ts';
import { anAdmin } from '../testing/builders.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { codeAt, giveAuthenticator } from '../testing/factors.ts';
import { password, passwordHash } from '../testing/password.ts';
import { aTestPortal } from '../testing/portal.ts';

/** A stolen token of an administrator with a second step opens nothing that others suffer from, even with the password. */
const portal = aTestPortal({ RATE_LIMIT_FACTOR: '1000' });
const rows = everyEndpoint().map(({ row }) => row);

/** The calls after which a thief has people's data, speaks as the institute, moves the seal or comes in otherwise. */
const wanted = [
  ...['Papelera/Delete', 'Papelera/DeleteMany', 'Inicio/RemoveDemo'],
  ...[
    'Usuario/Export',
    'Result/Export',
    'Result/ExportCourses',
    'Certificate/Export',
    'Certificate/ExportFiles',
  ],
  ...['Auditoria/Export', 'Result/SendLetter', 'Contact/Reply', 'Settings/SendTestMail', 'Settings/Update'],
  ...['Legal/Update', 'Parameter/Update', 'Course/Update', 'Question/AddMinCalification', 'Question/Update'],
  ...['Mail/GetActivationLink', 'Usuario/RunImport', 'Usuario/EndSessionsMany', 'Usuario/UnblockMany'],
  ...['Usuario/ActivateMany', 'Usuario/SetTimeFactor', 'Result/RemoveMany', 'Users/update'],
];

test('the calls that a thief is after ask for a proof, always or depending on what they change, or are taken back', () => {
  const found = rows.filter(({ path }) => wanted.includes(path));
  expect(found).toHaveLength(wanted.length);
  const silent = found.filter((row) => !mayNeedProof(row));
  expect(silent.map(({ path, effect }) => `${path} ${effect}`).toSorted()).toEqual([
    'Inicio/RemoveDemo undoable', // into the Papelera
    'Parameter/Update undoable', // each value has its versions
    'Usuario/ActivateMany undoable',
    'Usuario/UnblockMany undoable',
  ]);
});

test('the proof of who has a second step is a code: with the token and the password, none of them is done', async () => {
  const admin = await anAdmin(portal.portal, { passwordHash });
  await giveAuthenticator(portal, admin.id);
  await portal.portal.db
    .updateTable('session')
    .set({ signed_in_at: new Date(portal.clock.now().getTime() - 16 * 60_000) })
    .where('id', '=', admin.sessionId)
    .execute();
  const token = await tokenOf(portal.portal, admin);
  const proof = { 'current-password': encodeURIComponent(password) };
  const done: string[] = [];
  const asked = rows.filter((row) => needsProof(row) && row.who !== 'member');
  for (const row of asked) {
    const { statusCode, body } = await sendCall(portal, row, validInput(row), token, proof);
    if (statusCode !== 400 || !body.includes(sentence('stepCodeNeeded'))) done.push(row.path);
  }
  expect(asked.length).toBeGreaterThan(50);
  expect(done).toEqual([]);
  const seguridad = portal.client.withTokenAlone(admin).seguridad;
  await seguridad.makeCodes({ currentPassword: codeAt(portal) });
});
