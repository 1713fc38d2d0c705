import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { storeSession } from './session.ts';

const session = {
  token: 'kept',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  user: { id: 1, username: 'rita', firstName: 'Rita', role: 'member' as const, mustChangePassword: false },
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Answers every call with this status, and records its address and token. */
function answerWith(status: number) {
  const asked: [url: string, authorization: string | null][] = [];
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push([url, new Headers(headers).get('authorization')]);
    return Response.json({ message: 'No.', descriptionCode: 'error', data: [] }, { status });
  });
  return asked;
}

test('signing in carries no token, and its 401 is the answer', async () => {
  storeSession(session);
  const asked = answerWith(401);
  const signIn = api.users.login({ UserName: 'rita', Password: 'equivocada' });
  await expect(signIn).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([['/api/Users/login', null]]);
});

test('any other call carries it, and tries once more as a visitor when the session is over', async () => {
  storeSession(session);
  const asked = answerWith(401);
  await expect(api.category.get({})).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([
    ['/api/Category/Get', 'Bearer kept'],
    ['/api/Users/refresh', null],
    ['/api/Category/Get', null],
  ]);
});

test.each([
  [503, 'No. Número de este aviso: 0482-1993-0175'],
  [409, 'No.'],
])('a refusal of %i says %s', async (status, message) => {
  const headers = { 'x-request-id': '0482-1993-0175' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'No.', descriptionCode: 'error' }, { status, headers }),
  );
  await expect(api.category.get({})).rejects.toMatchObject({ status, message });
});
