import { chartPairs, colourOf } from '../../../contract/reports/figures.ts';
import type { Drawing, TextMark } from '../../platform/drawing/drawing.ts';
import { linesOf } from '../../platform/drawing/outlines.ts';

/** The colours of what is neither part nor bar: those of the light theme in web/styles/tokens.css. */
export const inks = { ink: '#1d2a2a', muted: '#52605f', sunk: '#f4f1e9', edge: '#7b8885', white: '#fff' };
export const sheetWidth = 960;
export const margin = 48;

/** The heading of a chart: its title and a line below. */
export interface Heading {
  title: string;
  subtitle: string;
}

/** The top of the chart, under its heading. */
export const chartTop = 136;

export function headingMarks({ title, subtitle }: Heading): TextMark[] {
  const [line = ''] = linesOf(subtitle, { width: sheetWidth - 2 * margin, most: 1, size: 17 });
  return [
    { text: title, x: margin, y: 66, size: 28, weight: 650, fill: inks.ink },
    { text: line, x: margin, y: 98, size: 17, fill: inks.muted },
  ];
}

/** The fill, edge and text colours of a chart's part; a light one needs an edge to stand out from white. */
export function partLook(colours: number, part: number) {
  const { tone, pair } = colourOf(colours, part);
  const fill = (chartPairs[pair] ?? chartPairs[0])[tone];
  return tone === 'dark' ? { fill, ink: inks.white } : { fill, ink: inks.ink, stroke: inks.edge };
}

/** The colour of bars: the dark one of the pair. */
export const barFill = (colours: number) => (chartPairs[colourOf(colours, 0).pair] ?? chartPairs[0]).dark;

/** A chart without figures: the sentence that says so. */
export function emptySheet(heading: Heading, sentence: string): Drawing {
  return {
    width: sheetWidth,
    height: chartTop + 96,
    title: heading.title,
    description: `${heading.subtitle}. ${sentence}`,
    marks: [
      ...headingMarks(heading),
      { text: sentence, x: margin, y: chartTop + 30, size: 18, fill: inks.ink },
    ],
  };
}
