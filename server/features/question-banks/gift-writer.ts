import { questionTypes } from '../../../contract/constants.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { hardTag } from './bank.rules.ts';
import { categoryOf } from './categories.rules.ts';
import { evenShare } from './weights.rules.ts';

const escaped = (text: string) => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\n/g, '\\n');
const formatMark = /^\[(?:html|plain|moodle|markdown)\]/;

/** True for a text that would be read as HTML, a format, a comment or a category. */
const needsPlain = (text: string) => /[<&]/.test(text) || formatMark.test(text);
const opensOther = (text: string) => /^(?:\/\/|\$CATEGORY:|\[)/i.test(text);

/** Writes a bank as GIFT for Moodle: modules as categories, several right answers by their weights. */
export function writeGift(questions: readonly BankedQuestion[]): string {
  let module = '';
  const blocks = questions.flatMap((question) => {
    const isOther = question.module !== module;
    module = question.module;
    return isOther ? [`$CATEGORY: ${categoryOf(module)}`, blockOf(question)] : [blockOf(question)];
  });
  return `${blocks.join('\n\n')}\n`;
}

/** Feedback on the whole question, as GIFT has it: behind its answers. */
const reasonOf = (explanation: string) => (explanation === '' ? '' : `####[html]${escaped(explanation)}`);

/** A question with its tag in a comment before it, as Moodle writes and reads them. */
const blockOf = (question: BankedQuestion): string =>
  `${question.isHard ? `// [tag:${hardTag}]\n` : ''}${answersOf(question)}`;

function answersOf({
  description,
  type,
  options,
  correct,
  asksSeveral,
  explanation,
}: BankedQuestion): string {
  const isPlain = opensOther(description) || [description, ...options].some(needsPlain);
  const stem = `${isPlain ? '[plain]' : ''}${escaped(description)}`;
  if (type === questionTypes.trueFalse)
    return `${stem}{${correct === 'V' ? 'TRUE' : 'FALSE'}${reasonOf(explanation)}}`;
  const letters = correct.split(',');
  const lines = options.map((text, index) => {
    const isRight = letters.includes('ABCD'[index] ?? '');
    const words = `${formatMark.test(text) ? '[plain]' : ''}${escaped(text)}`;
    if (asksSeveral) return `\t~%${isRight ? evenShare(letters.length) : '-100'}%${words}`;
    const share = text.startsWith('%') ? `%${isRight ? 100 : 0}%` : ''; // otherwise its own '%' could be read as one
    return `\t${isRight ? '=' : '~'}${share}${words}`;
  });
  const reason = explanation === '' ? '' : `\t${reasonOf(explanation)}\n`;
  return `${stem}{\n${lines.join('\n')}\n${reason}}`;
}
