import { expect, test } from 'vitest';
import type { ContactMessage, OpenMessage } from '../../../contract/calls/contact.ts';
import { allDrafts } from '../../lib/forms/draft-store.ts';
import { unmountAll } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { field, press, write } from '../../testing/screen.ts';
import MessagesPage from './messages-page.tsx';

const pension: ContactMessage = {
  id: 5,
  name: 'Rosa Medina',
  email: 'rosa@correo.test',
  subject: 'Mi pensión',
  date: '2026-11-20T12:00:00Z',
  state: 'answered',
  times: 1,
  lastDate: '2026-11-20T12:00:00Z',
  message: '¿Cuándo llega?',
  replyCount: 0,
};
const counts = { new: 0, answered: 1, archived: 0, spam: 0 };
const { replyCount: _, ...openPension } = pension;
const opened: OpenMessage = {
  ...openPension,
  replies: [],
  account: null,
  othersOfSender: 0,
  replyTo: null,
  sendsMail: true,
};
const done = { message: 'Listo.', descriptionCode: 'success' as const, data: { id: 1 } };

/** Opens the screen with the message of Rosa. */
async function open(): Promise<void> {
  const calls = {
    get: async () => ({ ...done, data: [pension], total: 1 }),
    getCounts: async () => ({ ...done, data: counts }),
    getMessage: async () => ({ ...done, data: opened }),
    watch: async () => ({ ...done, data: { others: [], replyCount: 0 } }),
    reply: async () => done,
  };
  const given = { rows: [pension], total: 1, counts, open: opened };
  await mountView({ contact: calls }, MessagesPage, given, { id: '5' });
}
const drafts = () => allDrafts().map(({ texts }) => texts['Text']);

test('after a reply was sent, the text of an earlier visit is still given back', async () => {
  await open();
  await write('Text', 'De antes');
  await unmountAll();
  await open();
  await write('Text', 'La que se envía');
  await press('Enviar respuesta');
  expect(field('Text').value).toBe('');
  await press('Recuperar mi texto');
  expect(field('Text').value).toBe('De antes');
  await unmountAll();
  expect(drafts()).toEqual(['De antes']);
});

test('a text that was given back and sent leaves an empty field', async () => {
  await open();
  await write('Text', 'De antes');
  await unmountAll();
  await open();
  await press('Recuperar mi texto');
  await press('Enviar respuesta');
  expect(field('Text').value).toBe('');
  expect(drafts()).toEqual([]);
});
