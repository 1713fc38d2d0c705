import { questionTypes } from '../../../contract/constants.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { hardTag, subjectOf } from './bank.rules.ts';
import { categoryOf } from './categories.rules.ts';
import { evenShare } from './weights.rules.ts';

const textTag = (text: string) => `<text><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></text>`;
const answerTag = (percent: string, text: string) =>
  `    <answer fraction="${percent}" format="plain_text">${textTag(text)}</answer>`;

/** Writes a bank as Moodle's XML, with modules as categories. */
export function writeMoodleXml(questions: readonly BankedQuestion[]): string {
  let module = '';
  const parts = questions.flatMap((question) => {
    const isOther = question.module !== module;
    module = question.module;
    return isOther ? [categoryTag(module), questionTag(question)] : [questionTag(question)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
}

const categoryTag = (module: string) =>
  `  <question type="category">\n    <category>${textTag(categoryOf(module))}</category>\n  </question>`;

function questionTag({
  description,
  type,
  options,
  correct,
  asksSeveral,
  explanation,
  isHard,
}: BankedQuestion): string {
  const isTrueFalse = type === questionTypes.trueFalse;
  const letters = correct.split(',');
  const answers = isTrueFalse
    ? [answerTag(correct === 'V' ? '100' : '0', 'true'), answerTag(correct === 'F' ? '100' : '0', 'false')]
    : options.map((text, index) => {
        const isRight = letters.includes('ABCD'[index] ?? '');
        return answerTag(isRight ? evenShare(letters.length) : asksSeveral ? '-100' : '0', text);
      });
  const choice = [
    `    <single>${!asksSeveral}</single>`,
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
  ];
  return [
    `  <question type="${isTrueFalse ? 'truefalse' : 'multichoice'}">`,
    `    <name>${textTag(subjectOf(description))}</name>`,
    `    <questiontext format="plain_text">${textTag(description)}</questiontext>`,
    ...(explanation === ''
      ? []
      : [`    <generalfeedback format="html">${textTag(explanation)}</generalfeedback>`]),
    '    <defaultgrade>1</defaultgrade>',
    ...(isTrueFalse ? [] : choice),
    ...answers,
    ...(isHard ? [`    <tags><tag>${textTag(hardTag)}</tag></tags>`] : []),
    '  </question>',
  ].join('\n');
}
