import { barLengths } from '../../../contract/drawing/chart-shapes.ts';
import type { FailedQuestion } from '../../../contract/reports/calls.ts';
import type { Drawing } from '../../platform/drawing/drawing.ts';
import { linesOf } from '../../platform/drawing/outlines.ts';
import {
  barFill,
  chartTop,
  emptySheet,
  type Heading,
  headingMarks,
  inks,
  margin,
  sheetWidth,
} from './draw-sheet.ts';

const numberWidth = 150;
const barWidth = sheetWidth - 2 * margin - numberWidth;
const barHeight = 26;
const size = 18;
const leading = 25;
const gap = 22;
const box = (width: number) => `M0 0h${width}v${barHeight}h${-width}z`;

/** The bars of the questions that failed most, each under its text (spec 10.1); without any a sentence. */
export function drawQuestions(
  questions: readonly FailedQuestion[],
  heading: Heading,
  colours: number,
): Drawing {
  if (questions.length === 0) return emptySheet(heading, 'Nadie ha fallado una pregunta en este período.');
  const bar = barFill(colours);
  const lengths = barLengths(
    questions.map(({ questionCountFailed }) => questionCountFailed),
    barWidth,
  );
  let y = chartTop;
  const marks = questions.flatMap(({ questionName, questionCountFailed, questionCountAsked }, index) => {
    const lines = linesOf(questionName, { width: barWidth, most: 2, size });
    const texts = lines.map((text, line) => ({
      text,
      x: margin,
      size,
      fill: inks.ink,
      y: y + size + line * leading,
    }));
    const at = { x: margin, y: y + lines.length * leading + 6 };
    const number = { x: margin + barWidth + 16, y: at.y + 20, size: 20 };
    y = at.y + barHeight + gap;
    return [
      ...texts,
      { path: box(barWidth), fill: inks.sunk, at },
      { path: box(lengths[index] ?? 0), fill: bar, at },
      {
        ...number,
        text: `${questionCountFailed} de ${questionCountAsked}`,
        weight: 650 as const,
        fill: inks.ink,
      },
    ];
  });
  const told = questions.map(
    ({ questionName, questionCountFailed, questionCountAsked }) =>
      `${questionName}: ${questionCountFailed} de ${questionCountAsked}`,
  );
  return {
    width: sheetWidth,
    height: y - gap + margin,
    title: heading.title,
    description: `${heading.subtitle}. Veces que se falló cada pregunta. ${told.join('. ')}.`,
    marks: [...headingMarks(heading), ...marks],
  };
}
