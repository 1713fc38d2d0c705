import { expect, test } from 'vitest';
import type { ContactMessage, MessageReply, OpenMessage } from '../../../../contract/contact/calls.ts';
import { deliveryText, nextNew, readersText, replyHint } from './messages.rules.ts';

const row = (id: number, state: ContactMessage['state']) => ({ id, state }) as ContactMessage;
const reply = (given: Partial<MessageReply>) =>
  ({ delivery: 'sent', sentDate: null, lastError: null, ...given }) as MessageReply;
const open = (given: Partial<OpenMessage>) =>
  ({ email: 'ana@correo.test', replyTo: 'buzon@instituto.test', sendsMail: true, ...given }) as OpenMessage;

test('after an answer comes the next new message, else the first one before it', () => {
  const rows = [row(1, 'new'), row(2, 'new'), row(3, 'answered'), row(4, 'new')];
  expect(nextNew(rows, 2)?.id).toBe(4);
  expect(nextNew(rows, 4)?.id).toBe(1);
  expect(nextNew([row(1, 'new'), row(2, 'archived')], 1)).toBeUndefined();
});

test('the state of a mail is told as it is', () => {
  expect(deliveryText(reply({ delivery: 'waiting' }), true)).toMatchObject({ label: 'En camino' });
  expect(deliveryText(reply({ delivery: 'waiting' }), false)).toMatchObject({
    label: 'Espera',
    more: 'El portal no tiene servidor de correo.',
  });
  expect(deliveryText(reply({ delivery: 'failed', lastError: 'nobody here' }), true)).toMatchObject({
    label: 'Se intenta otra vez',
    more: 'nobody here',
  });
});

test('beside the field stands where a reply goes and where its answer arrives', () => {
  expect(replyHint(open({}))).toBe(
    'Sale a ana@correo.test. Si te contesta por correo, la respuesta llegará a buzon@instituto.test, no aquí.',
  );
  expect(replyHint(open({ replyTo: null, sendsMail: false }))).toMatch(
    /no tiene servidor de correo.*dentro de 7 días.*todavía no tiene un correo de contacto/,
  );
});

test('others who have the message open are named', () => {
  expect(readersText([])).toBe('');
  expect(
    readersText([
      { name: 'Rosa Medina', isWriting: true },
      { name: 'Luis Rojas', isWriting: false },
    ]),
  ).toBe(
    'Rosa Medina está escribiendo una respuesta a este mensaje. Luis Rojas también tiene abierto este mensaje.',
  );
});
