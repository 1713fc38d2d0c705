import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let errors: MockInstance;

// A stray error on the console is a fault that nobody looked at.
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
