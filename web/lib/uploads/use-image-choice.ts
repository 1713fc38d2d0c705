import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { badPicture } from '../../../contract/files/refusals.ts';
import { type CropView, firstView, type Size } from './crop.rules.ts';
import { fileProblem, sidesProblem } from './file-checks.ts';

interface ChosenImage {
  file: File;
  /** The object URL. */
  url: string;
  size: Size;
}

export interface ImageChoice {
  input: RefObject<HTMLInputElement | null>;
  chosen: ChosenImage | null;
  view: CropView;
  setView(change: (view: CropView) => CropView): void;
  /** The error of the last file, which was removed from the input. */
  problem: string | null;
  onChange(): void;
  clear(): void;
}

/**
 * The file in an input, checked before it is sent: type, size, sides. An unusable file is removed from the input. A
 * form submitted during the check waits for the crop; an unusable file is then refused as after the check.
 */
export function useImageChoice(): ImageChoice {
  const input = useRef<HTMLInputElement>(null);
  const shownUrl = useRef<string>(undefined);
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const [view, setView] = useState<CropView>({ x: 0, y: 0, zoom: 1 });
  const [problem, setProblem] = useState<string | null>(null);
  const isLooking = useRef(false);
  const isSendWanted = useRef(false);

  const release = useCallback(() => {
    if (shownUrl.current !== undefined) URL.revokeObjectURL(shownUrl.current);
    shownUrl.current = undefined;
  }, []);
  useEffect(() => release, [release]);
  useEffect(() => {
    const form = input.current?.form;
    const wait = (event: Event) => {
      if (!isLooking.current) return;
      event.preventDefault();
      event.stopPropagation();
      isSendWanted.current = true;
    };
    form?.addEventListener('submit', wait);
    return () => form?.removeEventListener('submit', wait);
  }, []);
  useEffect(() => {
    if (chosen === null) return;
    isLooking.current = false; // the crop is in the form by now
    if (isSendWanted.current) input.current?.form?.requestSubmit();
    isSendWanted.current = false;
  }, [chosen]);

  function drop(reason: string | null): void {
    const isPressed = isSendWanted.current && reason !== null;
    isLooking.current = false;
    isSendWanted.current = false;
    if (input.current !== null) input.current.value = '';
    input.current?.setCustomValidity(reason ?? '');
    release();
    setChosen(null);
    setProblem(reason);
    if (isPressed) input.current?.form?.requestSubmit(); // the form refuses, with the reason
  }

  async function look(file: File): Promise<void> {
    const early = fileProblem('picture', file);
    if (early !== null) return drop(early);
    release();
    const url = URL.createObjectURL(file);
    shownUrl.current = url;
    isLooking.current = true;
    const size = await measureImage(url);
    if (shownUrl.current !== url) return; // another one was chosen meanwhile
    if (size === null) return drop(badPicture.message);
    const wide = sidesProblem(size);
    if (wide !== null) return drop(wide);
    setProblem(null);
    input.current?.setCustomValidity('');
    setView(firstView(size));
    setChosen({ file, url, size });
  }

  return {
    input,
    chosen,
    view,
    setView,
    problem,
    onChange() {
      const file = input.current?.files?.[0];
      if (file === undefined) drop(null);
      else void look(file);
    },
    clear() {
      drop(null);
      input.current?.focus();
    },
  };
}

/** The size in pixels of the upright image at an address; null if it cannot be opened. */
function measureImage(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = url;
  });
}
