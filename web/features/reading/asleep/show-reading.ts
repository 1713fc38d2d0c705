import { arcOf } from '../../../components/display/progress-ring.rules.ts';
import { barFigure, barText, isNews, panelSentence, readTimeText } from '../reading.rules.ts';
import type { ShownReading } from '../run-reading.ts';
import type { Changeable } from './served.ts';

interface Clock {
  /** The reason why the exam can't be taken; null = it can. */
  examRefusal: string | null;
  /** The reading was complete when the page was opened. */
  wasComplete: boolean;
}

/** Shows the reading clock as its panel does, without React. */
export function showReading(changeable: Changeable, reading: ShownReading, clock: Clock): void {
  const { readSeconds, durationMinutes, isComplete } = reading;
  const sentence = panelSentence(reading, clock.examRefusal);
  const texts: Record<string, string> = {
    sentence,
    ...readTimeText(readSeconds, durationMinutes),
    barFigure: barFigure(readSeconds, durationMinutes),
    barText: barText(reading),
    news: isNews(reading, !clock.wasComplete) ? sentence : '',
  };
  for (const place of changeable('[data-live]')) setText(place, texts[place.dataset['live'] ?? ''] ?? '');
  for (const sign of changeable('[data-saved]')) sign.toggleAttribute('data-unsaved', !reading.isSaved);
  for (const arc of changeable('[data-ring] circle + circle')) {
    arc.setAttribute('stroke-dasharray', arcOf(isComplete ? 1 : readSeconds / (durationMinutes * 60)));
    if (readSeconds > 0) arc.removeAttribute('display');
  }
}

/** A text that stays is not written again: a screen reader would tell it again. */
function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
