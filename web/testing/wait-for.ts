import { vi } from 'vitest';

const setAct = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });
/** The real one, also while a test has set the clock. */
const { setTimeout: later } = globalThis;

/**
 * Waits until a check no longer throws, longer than Vitest's second, which a busy machine takes for a click. What loads
 * meanwhile changes the page at its own time, outside of act.
 */
export async function waitFor<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  const checkInAct = async () => {
    setAct(true);
    try {
      return await check();
    } finally {
      setAct(false);
    }
  };
  setAct(false);
  try {
    const found = await vi.waitFor(checkInAct, { timeout: 60_000 });
    await new Promise((resolve) => later(resolve)); // the effects of what has come
    return found;
  } finally {
    setAct(true);
  }
}
