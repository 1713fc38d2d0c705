import { expect, test, vi } from 'vitest';
import { freshToken, storedToken, storeSession } from './session.ts';

test('a device whose clock is hours ahead renews its token once, not before every call', async () => {
  const sessionOf = (token: string) => ({
    token,
    expiresAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    user: { id: 1, username: 'rita', firstName: 'Rita', role: 'member' as const, mustChangePassword: false },
  });
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  const ask = vi.fn(async () => Response.json({ data: sessionOf('new') }));
  vi.stubGlobal('fetch', ask);
  try {
    storeSession(sessionOf('old'));
    expect([await storedToken(), await storedToken(), await storedToken()]).toEqual(['new', 'new', 'new']);
    expect(ask).toHaveBeenCalledTimes(1);
  } finally {
    vi.unstubAllGlobals();
    localStorage.clear();
  }
});

test('a storage that drafts have filled ends no session: the tab goes on with the renewed token', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  const session = (token: string) => ({
    token,
    expiresAt: '2999-01-01T00:00:00Z',
    user: { id: 1, username: 'rita', firstName: 'Rita', role: 'admin' as const, mustChangePassword: false },
  });
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return keys.length === 1
      ? Promise.reject(new TypeError('network'))
      : Response.json({ data: session('new') });
  });
  const kept = new Map([['portal.session', JSON.stringify(session('old'))]]);
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
  try {
    expect(await freshToken('old')).toBe('old');
    expect(await freshToken('old')).toBe('new');
    expect(keys[1]).toBe(keys[0]);
    expect(await storedToken()).toBe('new');
    isFull = false;
    storeSession(session('newer'));
    expect(await storedToken()).toBe('newer');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a renewal that the network swallows holds up nobody for long, and is asked for again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.useFakeTimers();
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, given: { headers: Record<string, string>; signal?: AbortSignal }) => {
    keys.push(given.headers['idempotency-key']);
    if (keys.length === 2) return Promise.resolve(Response.json({ data: { token: 'new' } }));
    return new Promise((_, reject) =>
      given.signal?.addEventListener('abort', () => reject(new Error('given up'))),
    );
  });
  try {
    const renewed = freshToken('old');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await renewed).toBe('old');
    expect(await freshToken('old')).toBe('new');
    expect(keys[1]).toBe(keys[0]);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  }
});

test('a renewal whose answer is lost is asked for again by the same key, and the next one by another', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
  const keys: (string | undefined)[] = [];
  const lost = () => Promise.reject(new TypeError('network'));
  const cutOff = () => Promise.resolve(new Response('{"data": {"tok'));
  const given = () => Promise.resolve(Response.json({ data: { token: 'new' } }));
  const over = () => Promise.resolve(Response.json({}, { status: 401 }));
  const otherNetwork = () => Promise.resolve(new Response('<h1>Entra a la red</h1>', { status: 403 }));
  const answers = [lost, cutOff, otherNetwork, given, over, given];
  vi.stubGlobal('fetch', (_: string, given: { headers: Record<string, string>; keepalive?: boolean }) => {
    keys.push(given.headers['idempotency-key']);
    expect(given.keepalive).toBe(true); // a page that is left meanwhile does not lose the answer's cookie
    return answers[keys.length - 1]?.();
  });
  try {
    for (const _ of [lost, cutOff, otherNetwork]) expect(await freshToken('old')).toBe('old');
    expect(await freshToken('old')).toBe('new');
    expect(await freshToken('new')).toBeUndefined();
    expect(await freshToken('new')).toBe('new');
    const [first, second, third, fourth, fifth, sixth] = keys;
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(new Set([first, fifth, sixth]).size).toBe(3);
  } finally {
    vi.unstubAllGlobals();
    localStorage.clear();
  }
});
