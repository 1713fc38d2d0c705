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

const forInvalidToken = { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };
const forVisitor = { message: 'Listo.', descriptionCode: 'success', data: [] };
/** Answers the token 'kept' as a visitor, any other as its owner, and a renewal with `renewal`. */
function answerInvalid(renewal: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push(url);
    if (url === '/api/Users/refresh') return renewal();
    const isKept = new Headers(headers).get('authorization') === 'Bearer kept';
    return Response.json({ ...forVisitor, data: isKept ? [] : [{ id: 1 }] }, isKept ? forInvalidToken : {});
  });
  return asked;
}

test('an answer to a visitor in place of the token’s owner is not shown: the token is renewed and the call asked again', async () => {
  storeSession(session);
  const asked = answerInvalid(() => Response.json({ ...forVisitor, data: { ...session, token: 'new' } }));
  expect((await api.category.get({})).data).toEqual([{ id: 1 }]);
  expect(asked).toEqual(['/api/Category/Get', '/api/Users/refresh', '/api/Category/Get']);
});

test('where the token cannot be renewed now, an answer to a visitor is a failure of the network', async () => {
  storeSession(session);
  answerInvalid(() => new Response('', { status: 503 }));
  await expect(api.category.get({})).rejects.toMatchObject({ status: 0 });
});

test('what was sent with an invalid token and done is not done twice', async () => {
  storeSession(session);
  const asked = answerInvalid(() => Response.json({ ...forVisitor, data: { ...session, token: 'new' } }));
  await api.users.forgot({ Email: 'rita@correo.test' });
  expect(asked).toEqual(['/api/Users/Forgot']);
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
