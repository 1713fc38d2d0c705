import { useEffect, useState } from 'react';

interface Speech {
  /** True if the browser has no voice, which is known only after the first attempt. */
  isAbsent: boolean;
  isSpeaking: boolean;
  toggle(): void;
}

/**
 * The paragraphs, headings and lines of a text in reading order, in short pieces because browsers stop in the middle of
 * longer ones. Folded parts, such as a citation, are left out.
 */
export function piecesOf(root: Element): string[] {
  const blocks = [...root.querySelectorAll('h2, h3, h4, p, li, blockquote, tr, figcaption')];
  const innermost = blocks.filter(
    (block) => block.querySelector('p, li, tr') === null && block.closest('details') === null,
  );
  return innermost
    .map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The pieces of the shown text of `selector`. */
export function shownPieces(selector: string): string[] {
  const root = [...document.querySelectorAll(selector)].find((text) => text.closest('[hidden]') === null);
  return root === undefined ? [] : piecesOf(root);
}

/** Reads pieces of text aloud with the browser's own Spanish voice; they are asked for when it begins. */
export function useSpeech(piecesNow: () => readonly string[]): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  const [isAbsent, setAbsent] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const stop = () => speechSynthesis.cancel();
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  function toggle(): void {
    if (!('speechSynthesis' in window)) {
      setAbsent(true);
      return;
    }
    if (isSpeaking) {
      speechSynthesis.cancel();
      setSpeaking(false);
      return;
    }
    const pieces = piecesNow().map((text) =>
      Object.assign(new SpeechSynthesisUtterance(text), { lang: 'es' }),
    );
    const last = pieces.at(-1);
    if (last === undefined) return;
    speechSynthesis.cancel(); // another text of the page, which is told so
    last.onend = () => setSpeaking(false);
    for (const piece of pieces) {
      piece.onerror = ({ error }) => {
        setSpeaking(false);
        if (error !== 'canceled' && error !== 'interrupted') setAbsent(true);
      };
      speechSynthesis.speak(piece);
    }
    setSpeaking(true);
  }

  return { isAbsent, isSpeaking, toggle };
}
