import { replayChanges } from './replay-changes.ts';

/**
 * Holds the press of a button or the sending of a form that comes before the page can answer it, and does the last one
 * again once it can, after what was written meanwhile: on a slow phone nobody presses in vain.
 */
export function replayClicks(ready: Promise<void>): void {
  let again: (() => void) | undefined;
  const sayChanges = replayChanges(document);
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    const form = event.type === 'submit' ? (event.target as HTMLFormElement) : undefined;
    if (form === undefined && (button === null || button.hasAttribute('popovertarget'))) return;
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.dataset['held'] = ''; // shows that the press was heard, see base.css
    again = form === undefined ? () => button?.click() : () => form.requestSubmit();
  };
  const release = () => {
    delete document.documentElement.dataset['held'];
    document.documentElement.dataset['alive'] = '';
    for (const type of ['click', 'submit']) document.removeEventListener(type, hold, { capture: true });
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, hold, { capture: true });
  void ready.then(async () => {
    sayChanges();
    await new Promise((resolve) => setTimeout(resolve)); // what they lead to stands before the press
    release();
    again?.();
  });
}
