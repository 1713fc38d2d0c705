import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { visitor } from '../../../contract/caller.ts';
import { askerOf, noteCaller } from './log-request.ts';

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
