import { expect, test } from 'vitest';
import type { MailRow } from '../../../contract/mail/calls.ts';
import { DataTable } from '../../components/table/data-table.tsx';
import { mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { mailColumns } from './mail-columns.tsx';

const mail: MailRow = {
  id: 1,
  kind: 'letter',
  to: 'ana@correo.test',
  subject: 'Tu curso',
  state: 'waiting',
  attempts: 0,
  lastError: null,
  date: '2026-11-20T12:00:00Z',
  sentDate: null,
  hasLink: false,
};
const open = (row: Partial<MailRow>) =>
  mount(
    <DataTable
      caption="Correos"
      columns={mailColumns(() => undefined)}
      rows={[{ ...mail, ...row }]}
      rowKey={({ id }) => id}
      empty={null}
    />,
  );

test('a mail that the server did not take is tried again, and says so, not that it failed', async () => {
  await open({ state: 'failed', attempts: 2, lastError: 'El servidor de correo no responde.' });
  expect(text()).toContain('Se intenta otra vez');
  expect(text()).toContain('2 intentos: El servidor de correo no responde.');
  expect(text()).not.toMatch(/Falló|ECONNREFUSED/);
});

test('once it went out, its troubles are over', async () => {
  await open({ state: 'sent', attempts: 2, lastError: 'El servidor de correo no responde.' });
  expect(text()).toContain('Enviado');
  expect(text()).not.toContain('no responde');
});
