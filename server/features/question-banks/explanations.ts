import { questionLimits } from '../../../contract/questions/fields.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts';
import { wordsOnly } from '../content/words-only.ts';
import type { ReadItem } from './bank.rules.ts';

/** The explanation of a file, for storage, with notes on parts that are not stored. */
export function readExplanation(html: string): { explanation: string; notes: string[] } {
  const whole = sanitizeHtml(html);
  const explanation = wordsOnly(whole);
  const words = visibleText(explanation).trim();
  const notes = explanation === whole ? [] : ['La imagen de su explicación no se importa.'];
  if (words === '') return { explanation: '', notes };
  if (words.length <= questionLimits.explanation) return { explanation, notes };
  const length = `Su explicación tiene ${words.length} letras y caben ${questionLimits.explanation}`;
  return { explanation: '', notes: [...notes, `${length}: no se importa.`] };
}

/** An item with its explanation as it is stored. */
export function withStoredExplanation(item: ReadItem): ReadItem {
  if ('problem' in item.found) return item;
  const { question, notes } = item.found;
  const read = readExplanation(question.explanation);
  const found = {
    question: { ...question, explanation: read.explanation },
    notes: [...notes, ...read.notes],
  };
  return { ...item, found };
}
