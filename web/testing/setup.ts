import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { unmountAll } from './mount-for-test.tsx';

// The files of a worker share one page and one set of modules: what a test changes there is put back here.

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let errors: MockInstance;

beforeEach(() => {
  // happy-dom has no popovers
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  errors = vi.spyOn(console, 'error');
});
afterEach(async () => {
  vi.useRealTimers();
  await unmountAll();
  const said = errors.mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(said).toEqual([]); // a stray error on the console is a fault that nobody looked at
});
