import { describe, expect, it } from 'vitest';
import { causeOfFailure, hasReadableLink, linkIn, mailState, shortReason } from './mail.rules.ts';

const now = new Date('2026-11-18T15:00:00Z');
const waiting = { sentAt: null, expiresAt: null, hasBody: true, lastError: null };

describe('mailState', () => {
  it.each([
    ['waiting', {}],
    ['sent', { sentAt: now, hasBody: false }],
    ['failed', { lastError: 'refused' }],
    ['expired', { expiresAt: now }],
    ['expired', { hasBody: false }],
  ] as const)('%s', (state, facts) => {
    expect(mailState({ ...waiting, ...facts }, now)).toBe(state);
  });
});

it('shows the link of an activation that was not sent, and no other', () => {
  expect(hasReadableLink('activation', waiting, now)).toBe(true);
  expect(hasReadableLink('activation', { ...waiting, lastError: 'refused' }, now)).toBe(true);
  expect(hasReadableLink('activation', { ...waiting, sentAt: now }, now)).toBe(false);
  for (const kind of ['reset', 'contact', 'notice'] as const)
    expect(hasReadableLink(kind, waiting, now)).toBe(false);
});

it('finds the link of a text', () => {
  expect(linkIn('Hola:\n\nhttps://aula.test/login?username=a&strcode=b\n\nAdiós')).toBe(
    'https://aula.test/login?username=a&strcode=b',
  );
  expect(linkIn('sin enlace')).toBeUndefined();
});

it('names the cause of a failure by codes alone', () => {
  const failure = (message: string, codes: object) =>
    causeOfFailure(Object.assign(new Error(message), codes));
  expect(failure('connect ECONNREFUSED 10.0.0.7:25', { code: 'ESOCKET' })).toBe('ESOCKET ECONNREFUSED');
  expect(failure('Connection timeout', { code: 'ETIMEDOUT' })).toBe('ETIMEDOUT');
  const response = '550 5.1.1 <ERIKA@correo.test> unknown';
  expect(failure(`refused: ${response}`, { code: 'EENVELOPE', responseCode: 550, response })).toBe(
    'EENVELOPE 550 5.1.1',
  );
  expect(failure('', {})).toBe('Error');
  expect(causeOfFailure('no')).toBe('unknown');
});

it.each([
  ['ESOCKET', undefined, 'El servidor de correo no responde'],
  ['EAUTH', 535, 'El servidor de correo no acepta el usuario o la contraseña del portal · the words'],
  ['EENVELOPE', 450, 'El servidor de correo no lo recibe por ahora · the words'],
  ['EENVELOPE', 550, 'El servidor de correo rechaza esa dirección: corrígela en su cuenta · the words'],
  ['EMESSAGE', 552, 'the words'],
])('says why a mail was not sent: %s %s', (code, responseCode, told) => {
  expect(shortReason(Object.assign(new Error('the words'), { code, responseCode }))).toBe(told);
});

it('keeps a reason short and on one line', () => {
  expect(shortReason(new Error(`550\n no such user ${'x'.repeat(500)}`))).toHaveLength(300);
  expect(shortReason(new Error(''))).toBe('sin explicación');
});
