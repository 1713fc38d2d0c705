/**
 * The changes of a page before React comes: translators of browsers begin early, and foreign-nodes.ts, which comes with
 * React, must know which text each of their elements stands for.
 */
const kept: MutationRecord[] = [];
const keep = (records: readonly MutationRecord[]): void => {
  for (const record of records) if (record.removedNodes.length > 0) kept.push(record);
};
const watch = new MutationObserver(keep);
let isDown = false;

/** Notes what changes, and when a finger or the mouse is down. */
export function noteEarlyChanges(): void {
  watch.observe(document.documentElement, { childList: true, subtree: true });
  const press = ({ type }: Event) => {
    isDown = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, press, { capture: true });
}

/** Gives what was noted, and notes no more. */
export function takeEarlyChanges(): readonly MutationRecord[] {
  keep(watch.takeRecords());
  watch.disconnect();
  return kept.splice(0);
}

/** True while a finger or the mouse is down. */
export const isPressed = (): boolean => isDown;
