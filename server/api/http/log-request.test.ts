import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { visitor } from '../../../contract/caller.ts';
import { askerOf, logRequest, noteCaller, noteRefusal } from './log-request.ts';

const request = (method: string) => ({ method, ip: '2001:db8::7' }) as FastifyRequest;

test('a line has the account of who asked, and of what may change something the network', () => {
  expect(askerOf(request('GET'))).toEqual({});
  const saving = request('POST');
  noteCaller(saving, {
    role: 'member',
    accountId: 7,
    username: 'ana',
    years: 30,
    sessionId: 's',
    isProvisional: false,
  });
  expect(askerOf(saving)).toEqual({ account: 7, network: '2001:db8:0:0::/64' });
  const guessing = request('POST');
  noteCaller(guessing, visitor);
  expect(askerOf(guessing)).toEqual({ network: '2001:db8:0:0::/64' });
});

test('a refused call has the names of the wrong fields, and never a name that only a client made up', () => {
  const adding = request('POST');
  const errors = ['Email', 'Email', 'Modules[0].Title', 'juan@correo.test no tiene clave'].map((field) => ({
    field,
    message: 'No.',
  }));
  noteRefusal(adding, { code: 'invalidInput', errors });
  expect(askerOf(adding)).toMatchObject({ refusal: 'invalidInput', fields: ['Email', 'Modules[0].Title'] });
});

test('a probe that is well is no line of the usual log; one that is not well is', () => {
  const lines: string[] = [];
  const log = { info: () => void lines.push('info'), debug: () => void lines.push('debug') };
  const asked = (route: string, status: number) =>
    logRequest(
      { log, metrics: undefined, tracing: undefined },
      { method: 'GET', url: route },
      { route, status, milliseconds: 1 },
    );
  asked('/readyz', 200);
  asked('/readyz', 503);
  asked('/', 200);
  expect(lines).toEqual(['debug', 'info', 'info']);
});
