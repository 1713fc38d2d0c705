import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { MediaDialog } from './media-dialog.tsx';
import type { PickedImage } from './picked-image.ts';

export type { PickedImage };

/**
 * Choosing a picture for a text: `pick` opens the window and answers the choice, or null when there was none; `dialog`
 * has to stand somewhere in the caller's view. It may stand inside a form: the window is no part of it.
 */
export function useMediaPicker(): { pick(): Promise<PickedImage | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ answer(picked: PickedImage | null): void } | null>(null);

  function done(picked: PickedImage | null): void {
    setAsked(null);
    asked?.answer(picked);
  }
  function pick(): Promise<PickedImage | null> {
    asked?.answer(null); // whoever asked before gets nothing
    return new Promise((answer) => setAsked({ answer }));
  }
  const dialog =
    asked === null
      ? null
      : createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: what happens in the window is not the form's around it
          <div onSubmit={stop} onInput={stop} onBlur={stop}>
            <MediaDialog onDone={done} />
          </div>,
          document.body,
        );
  return { pick, dialog };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
