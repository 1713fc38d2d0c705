import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { OfferedLink } from '../../components/rich-text/find-links.ts';
import { OfferedLinks } from '../../components/rich-text/offered-links.tsx';
import { useDialogAnswer } from './use-dialog-answer.tsx';

/** A window that finds an article of a law by its words, for texts without an editor's toolbar (spec 6.16). */
export function useCitedLaw(): { pick(): Promise<OfferedLink | null>; dialog: ReactNode } {
  const { ask, dialog } = useDialogAnswer<OfferedLink>((done) => (
    <Dialog open onClose={() => done(null)} title="Citar un artículo de ley" asksFirst={false}>
      <OfferedLinks onChoose={done} />
    </Dialog>
  ));
  return { pick: ask, dialog };
}

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
