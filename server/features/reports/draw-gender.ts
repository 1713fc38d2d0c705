import { slicesOf } from '../../../contract/drawing/chart-shapes.ts';
import type { GenderFigures } from '../../../contract/reports/calls.ts';
import { genderShares } from '../../../contract/reports/figures.ts';
import { grouped } from '../../../contract/text/counted.ts';
import type { Drawing } from '../../platform/drawing/drawing.ts';
import {
  chartTop,
  emptySheet,
  type Heading,
  headingMarks,
  inks,
  margin,
  partLook,
  sheetWidth,
} from './draw-sheet.ts';

const radius = 190;
const center = { x: margin + radius, y: chartTop + radius };
const legendX = center.x + radius + 72;

/** The pie of the report by gender with its legend (spec 10.1); without sign-ins a sentence. */
export function drawGender(figures: GenderFigures, heading: Heading, colours: number): Drawing {
  const shares = genderShares(figures);
  const total = figures.countMasculino + figures.countFemenino;
  if (total === 0) return emptySheet(heading, 'Todavía nadie ha entrado en este período.');
  const slices = slicesOf(shares, radius).flatMap(({ part, path, labelAt, label, percent }) => {
    const { fill, ink, stroke } = partLook(colours, part);
    const shape = { path, fill, stroke, at: center };
    if (labelAt === null) return [shape];
    const middle = { x: center.x + labelAt.x, size: 22, weight: 650 as const, anchor: 'middle' as const };
    return [
      shape,
      { ...middle, y: center.y + labelAt.y - 4, text: label, fill: ink },
      { ...middle, y: center.y + labelAt.y + 24, text: `${percent} %`, fill: ink },
    ];
  });
  const legend = shares.flatMap(({ label, count, percent }, index) => {
    const y = center.y - 60 + index * 84;
    const { fill, stroke } = partLook(colours, index);
    return [
      {
        path: 'M0 0h20v20h-20z',
        fill,
        stroke,
        at: { x: legendX, y: y - 20 },
      },
      { text: grouped(count), x: legendX + 36, y, size: 34, weight: 650 as const, fill: inks.ink },
      { text: `${label}, ${percent} %`, x: legendX + 36, y: y + 26, size: 18, fill: inks.muted },
    ];
  });
  const told = shares.map(({ label, count, percent }) => `${label}: ${count} (${percent} %)`).join('. ');
  return {
    width: sheetWidth,
    height: center.y + radius + margin,
    title: heading.title,
    description: `${heading.subtitle}. ${told}. En total: ${total}.`,
    marks: [...headingMarks(heading), ...slices, ...legend],
  };
}
