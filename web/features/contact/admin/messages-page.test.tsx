import { expect, test } from 'vitest';
import type { ContactMessage, OpenMessage } from '../../../../contract/contact/calls.ts';
import { allDrafts } from '../../../lib/forms/draft-store.ts';
import { unmountAll } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { field, press, submit, text, write } from '../../../testing/screen.ts';
import type { MessagesPageData } from './load-messages.ts';
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
const course: ContactMessage = { ...pension, id: 6, name: 'Ariel Montaño', subject: 'El curso' };
const counts = { new: 0, answered: 2, archived: 0, spam: 0 };
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

/** Opens the screen with the message of Rosa; its list finds the rows whose text has the searched words. */
async function open(data: Partial<MessagesPageData> = {}): Promise<void> {
  const calls = {
    get: async ({ Search = '' }: { Search?: string }) => {
      const found = [pension, course].filter(({ subject }) => subject.includes(Search));
      return { ...done, data: found, total: found.length };
    },
    getCounts: async () => ({ ...done, data: counts }),
    getMessage: async () => ({ ...done, data: opened }),
    watch: async () => ({ ...done, data: { others: [], replyCount: 0 } }),
    reply: async () => done,
  };
  const given = { rows: [pension, course], total: 2, counts, open: opened, ...data };
  await mountView({ contact: calls }, MessagesPage, given, { id: '5' });
}
const drafts = () => allDrafts().map(({ texts }) => texts['Text']);
const search = async (words: string) => {
  await write('search', words);
  await submit('search form');
};

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

test('the open message and its reply stay while the list finds other messages, or none', async () => {
  await open();
  await write('Text', 'A medias');
  await search('curso');
  expect(field('Text').value).toBe('A medias');
  await search('zzz');
  expect(text()).toContain('Nada con «zzz»');
  expect(field('Text').value).toBe('A medias');
  await search('');
  expect(field('Text').value).toBe('A medias');
  expect(text()).not.toContain('Tienes texto sin guardar');
});

test('the only message is shown where the list leaves it out as unwanted', async () => {
  await open({ rows: [], total: 0, open: { ...opened, state: 'spam' } });
  expect(text()).toContain('¿Cuándo llega?');
});
