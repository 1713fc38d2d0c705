import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, longer than Vitest's second, which a busy machine takes for a click.
 */
export const waitFor = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 20_000 });
