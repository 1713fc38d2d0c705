import { vi } from 'vitest';

/**
 * Notes the listeners that the page gets from now on; the returned function takes them away. In a browser they go with
 * their page, which the tests of a worker share.
 */
export function noteListeners(): () => void {
  const removals: (() => void)[] = [];
  const spies = [document, globalThis].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
      add(...given);
      removals.push(() => target.removeEventListener(...given));
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const remove of removals) remove();
  };
}
