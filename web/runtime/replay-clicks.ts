import { replayChanges } from './replay-changes.ts';

/**
 * Holds back clicks on buttons and submits of forms before the page is hydrated. Afterwards it replays the
 * recorded changes, then the last click or submit: on a slow phone no press is lost.
 */
export function replayClicks(ready: Promise<void>): void {
  let again: (() => void) | undefined;
  const replayPending = replayChanges(document);
  const holdBack = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    const form = event.type === 'submit' ? (event.target as HTMLFormElement) : undefined;
    if (form === undefined && (button === null || button.hasAttribute('popovertarget'))) return;
    if (form?.hasAttribute('action')) return; // it leads somewhere without script
    event.preventDefault();
    event.stopPropagation();
    document.documentElement.dataset['held'] = ''; // shows that the press was noticed, see base.css
    again = form === undefined ? () => button?.click() : () => form.requestSubmit();
  };
  const release = () => {
    delete document.documentElement.dataset['held'];
    document.documentElement.dataset['hydrated'] = '';
    for (const type of ['click', 'submit']) document.removeEventListener(type, holdBack, { capture: true });
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, holdBack, { capture: true });
  void ready.then(async () => {
    replayPending();
    await new Promise((resolve) => setTimeout(resolve)); // the effects of the changes come before the press
    release();
    again?.();
  });
}
