import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, storedSession, storeSession } from './api/session.ts';
import { deviceStorage, tabStorage } from './safe-storage.ts';

const storages = [
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const;

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};
/** The ways in which a browser has no storage. */
const ways: Record<string, () => unknown> = { blocked, missing: () => null };

const before = storages.map(([name]) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
afterEach(() => {
  for (const [name, descriptor] of before)
    if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor);
});

function takeAway(get: () => unknown): void {
  for (const [name] of storages) Object.defineProperty(globalThis, name, { configurable: true, get });
}

describe.each(storages)('%s', (name, storage) => {
  it('stores texts, lists and forgets them', () => {
    expect(storage.write('a', '1')).toBe(true);
    storage.write('b', '2');
    expect([storage.read('a'), globalThis[name].getItem('b'), storage.keys()]).toEqual([
      '1',
      '2',
      ['a', 'b'],
    ]);
    storage.forget('a');
    expect([storage.read('a'), storage.keys()]).toEqual([null, ['b']]);
    storage.clear();
    expect(storage.keys()).toEqual([]);
  });

  it.each(Object.entries(ways))('%s: nothing is stored, and nothing fails', (_, get) => {
    takeAway(get);
    expect(storage.write('a', '1')).toBe(false);
    storage.forget('a');
    storage.clear();
    expect([storage.read('a'), storage.keys()]).toEqual([null, []]);
  });
});

it.each(Object.entries(ways))(
  'a session holds for the page where storage is %s, until it is forgotten',
  async (_, get) => {
    takeAway(get);
    vi.stubGlobal('indexedDB', { databases: async () => get() ?? [] });
    const user = {
      id: 7,
      username: 'ana',
      firstName: 'Ana',
      role: 'member',
      mustChangePassword: false,
    } as const;
    storeSession({ token: 't', expiresAt: '2999-01-01T00:00:00Z', user });
    expect(storedSession()?.user.id).toBe(7);
    await forgetSession();
    expect(storedSession()).toBeNull();
  },
);
