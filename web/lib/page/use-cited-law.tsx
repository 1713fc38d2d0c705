import { type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { OfferedLink } from '../../components/rich-text/find-links.ts';
import { OfferedLinks } from '../../components/rich-text/offered-links.tsx';

/**
 * A window that finds an article of a law by its words, for texts without an editor's toolbar (spec 6.16). Null = none was
 * chosen. Render `dialog` somewhere in the view: inside a form its events do not reach the form.
 */
export function useCitedLaw(): { pick(): Promise<OfferedLink | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ answer(link: OfferedLink | null): void } | null>(null);
  function done(link: OfferedLink | null): void {
    setAsked(null);
    asked?.answer(link);
  }
  const dialog =
    asked === null
      ? null
      : createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only keeps events of the dialog from the surrounding form
          <div onSubmit={stop} onInput={stop} onBlur={stop}>
            <Dialog open onClose={() => done(null)} title="Citar un artículo de ley" asksFirst={false}>
              <OfferedLinks onChoose={done} />
            </Dialog>
          </div>,
          document.body,
        );
  return { pick: () => new Promise((answer) => setAsked({ answer })), dialog };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Writes into a field as if it were typed; at the caret of a text, in place of all of a line. */
export function writeInto(
  { current: box }: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
): void {
  if (box === null) return;
  box.focus();
  if (box instanceof HTMLTextAreaElement) box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  else box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
