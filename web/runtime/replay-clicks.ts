import { replayChanges } from './replay-changes.ts';

/** Without script the search is a link to its page; hydrated it opens over this one, which '/' may ask for at once. */
const pressable = 'button, a[data-search-open]';

/**
 * Holds back clicks on buttons and on the search, and submits of forms, before the page is hydrated. Afterwards it
 * replays the recorded changes, then the last click or submit: on a slow phone no press is lost.
 */
export function replayClicks(ready: Promise<void>): void {
  let again: (() => void) | undefined;
  const replayPending = replayChanges(document);
  const holdBack = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(pressable);
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (button?.matches('a') && (ctrlKey || metaKey || shiftKey)) return; // a tab of its own
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
