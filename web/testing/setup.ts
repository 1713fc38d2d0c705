import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { setTimeZone } from '../lib/time-zone.ts';
import { unmountAll } from './mount-for-test.tsx';
import { site } from './site.ts';
import { TabChannel } from './tab-channel.ts';

// The files of a worker share one page and one set of modules: this undoes the changes of each test.

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, BroadcastChannel: TabChannel });

// happy-dom does not know <search> yet, and React would report an unknown element.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: HTMLUnknownElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

let errors: MockInstance;

beforeEach(() => {
  // happy-dom has no popovers
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  setTimeZone(site.timeZone);
  errors = vi.spyOn(console, 'error');
});
afterEach(async () => {
  vi.useRealTimers();
  await unmountAll();
  const reported = errors.mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(reported).toEqual([]); // a stray error on the console is an unnoticed fault
});
