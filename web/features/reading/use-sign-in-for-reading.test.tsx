import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../../lib/api/session.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { useSignInForReading } from './use-sign-in-for-reading.ts';

const sessionOf = (token: string) => ({
  token,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  user: { id: 7, username: 'rosa', firstName: 'Rosa', role: 'member' as const, mustChangePassword: false },
});
const signedIn = vi.fn();

function Clock({ needsSignIn }: { needsSignIn: boolean }) {
  useSignInForReading({ needsSignIn, signedIn }); // no dialog here: as if it was closed
  return null;
}
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

test('a clock whose window was closed goes on once the member has signed in elsewhere', async () => {
  vi.useFakeTimers();
  storeSession(sessionOf('over'));
  const render = await mount(<Clock needsSignIn />);
  await pass(10_000);
  expect(signedIn).not.toHaveBeenCalled();
  storeSession(sessionOf('new'));
  await pass(2_000);
  expect(signedIn).toHaveBeenCalledOnce();
  await render(<Clock needsSignIn={false} />);
  await pass(10_000);
  expect(signedIn).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
