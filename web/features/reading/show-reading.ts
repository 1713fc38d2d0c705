import { arcOf } from '../../components/display/progress-ring.rules.ts';
import {
  barFigure,
  barText,
  closedDoorReason,
  isNews,
  isSaving,
  panelSentence,
  readTimeText,
  type ShownReading,
} from './reading.rules.ts';

/** The conditions for the link to the exam, besides the reading. */
export interface ExamDoor {
  /** The reason why the exam can't be taken now; null = it can. */
  refusal: string | null;
  /** An attempt is running, so the link is open. */
  isRunning: boolean;
}

/** Updates the panel, the line and the bar that the server rendered (ReadingPanel). */
export function showReading(
  page: ParentNode,
  reading: ShownReading,
  door: ExamDoor,
  wasComplete: boolean,
): void {
  const { readSeconds, durationMinutes, isComplete } = reading;
  const sentence = panelSentence(reading, door.isRunning ? null : door.refusal);
  const texts: Record<string, string> = {
    sentence,
    ...readTimeText(readSeconds, durationMinutes),
    barFigure: barFigure(readSeconds, durationMinutes),
    barText: barText(reading),
    news: isNews(reading, !wasComplete) ? panelSentence(reading, door.refusal) : '',
  };
  const parts = (selector: string) => page.querySelectorAll<HTMLElement>(selector);
  for (const part of parts('[data-live]')) {
    setText(part, texts[part.dataset['live'] ?? ''] ?? '');
    part.toggleAttribute('data-complete', isComplete);
  }
  for (const sign of parts('[data-saved]')) {
    sign.hidden = !isSaving(reading);
    sign.toggleAttribute('data-unsaved', !reading.isSaved);
  }
  for (const button of parts('[data-sign-in-again]')) button.hidden = !reading.needsSignIn;
  for (const ring of parts('[data-ring]')) {
    ring.toggleAttribute('data-complete', isComplete);
    const arc = ring.querySelector('circle + circle');
    arc?.setAttribute('stroke-dasharray', arcOf(isComplete ? 1 : readSeconds / (durationMinutes * 60)));
    if (readSeconds > 0) arc?.removeAttribute('display');
  }
  const isOpen = door.isRunning || (isComplete && door.refusal === null);
  for (const part of parts('[data-door]')) part.hidden = (part.dataset['door'] === 'open') !== isOpen;
  for (const button of parts('[data-door=closed] button')) {
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    const isWide = button.closest('[data-docked]') === null;
    if (reason !== null) setText(reason, closedDoorReason(reading, door.refusal, isWide));
  }
}

/** Writes only a changed text: screen readers announce every write. */
function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
