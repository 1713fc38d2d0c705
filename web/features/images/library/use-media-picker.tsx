import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { MediaDialog } from './media-dialog.tsx';
import type { PickedImage } from './picked-image.ts';

export type { PickedImage };

/**
 * Chooses an image for a text. `pick` opens the dialog and resolves to the choice, or null; render `dialog`
 * somewhere in the view. It may be rendered inside a form: its events do not reach the form.
 */
export function useMediaPicker(): { pick(): Promise<PickedImage | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ answer(picked: PickedImage | null): void } | null>(null);

  function done(picked: PickedImage | null): void {
    setAsked(null);
    asked?.answer(picked);
  }
  function pick(): Promise<PickedImage | null> {
    asked?.answer(null); // an earlier request gets nothing
    return new Promise((answer) => setAsked({ answer }));
  }
  const dialog =
    asked === null
      ? null
      : createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only keeps events of the dialog from the surrounding form
          <div onSubmit={stop} onInput={stop} onBlur={stop}>
            <MediaDialog onDone={done} />
          </div>,
          document.body,
        );
  return { pick, dialog };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
