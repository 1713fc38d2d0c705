import { expect, test } from 'vitest';
import { openForTest } from '../testing/lifetime.ts';
import { openMailServer } from '../testing/mail-server.ts';
import { demandsTls, openMailer } from './mail.ts';

const letter = {
  to: 'ana@correo.test',
  from: { name: 'Portal', address: 'portal@instituto.test' },
  replyTo: null,
  subject: 'Hola',
  text: 'Ya.',
};

test('a server that offers no TLS gets no letter where TLS is demanded, and gets it where it is not', async () => {
  const server = await openForTest(openMailServer());
  await expect(openMailer(server.url, true).sendMail(letter)).rejects.toThrow(/STARTTLS|TLS/);
  expect(server.received).toEqual([]);
  await openMailer(server.url).sendMail(letter);
  expect(server.received.map(({ to }) => to)).toEqual([['ana@correo.test']]);
});

test.each([
  ['smtp://correo.instituto.test:587', true],
  ['smtp://usuario:clave@10.0.0.5', true],
  ['smtp://localhost.evil.test', true],
  ['smtp://correo.instituto.test:587?requireTLS=false', false],
  ['smtp://localhost:2525', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]:2525', false],
])('%s demands TLS: %s', (url, demanded) => {
  expect(demandsTls(url)).toBe(demanded);
});
