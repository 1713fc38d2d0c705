import { writeFileSync } from 'node:fs';
import { arrowsOf, importers } from './imports.ts';
import { readIfThere } from './source-files.ts';

const target = 'docs/folders.svg';
const floorHeight = 74;
const boxHeight = 44;
const width = 1180;

/** The folders of the drawing, coarser than those of the check, for newcomers. */
const drawnAs = (folder: string): string =>
  /^(?:contract|database)$/.exec(folder)?.[0] ??
  /^(?:server|web)\/(?:features|components|lib)(?=\/|$)/.exec(folder)?.[0] ??
  /^server\/(?:api|platform|context|pages|boot)/.exec(folder)?.[0] ??
  /^web\/(?:runtime|layout|screens)/.exec(folder)?.[0] ??
  (/^web\/(?:app-views|islands)/.test(folder) ? 'web tables' : `${folder.split('/', 1)[0]} programs`);

interface Floors {
  title: string;
  floors: string[][];
  below: Map<string, string[]>;
}

/** Places a folder one floor above the highest folder that it imports. The check excludes cycles. */
function floorsOf(title: string, arrows: readonly { from: string; to: string }[]): Floors {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    known.set(to, known.get(to) ?? new Set());
    const targets = known.get(from) ?? new Set();
    known.set(from, from === to ? targets : targets.add(to));
  }
  // sorted: git lists uncommitted files in another order
  const folders = [...known].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const below = new Map(folders.map(([folder, targets]) => [folder, [...targets].toSorted()]));
  const heightOf = (folder: string): number =>
    Math.max(-1, ...(below.get(folder) ?? []).map((other) => heightOf(other))) + 1;
  const floors: string[][] = [];
  for (const folder of below.keys()) {
    const height = heightOf(folder);
    floors[height] = [...(floors[height] ?? []), folder];
  }
  return { title, floors: floors.toReversed(), below };
}

/** One drawing: its folders as boxes and an arrow for each import between folders, from `top` down. */
function drawn({ title, floors, below }: Floors, top: number): { svg: string; height: number } {
  const places = new Map<string, { x: number; y: number; width: number }>();
  floors.forEach((folders, floor) => {
    const step = width / folders.length;
    folders.forEach((folder, index) => {
      const box = Math.min(step - 14, 190);
      places.set(folder, {
        x: step * index + (step - box) / 2,
        y: top + 34 + floor * floorHeight,
        width: box,
      });
    });
  });
  const arrows = [...below].flatMap(([from, targets]) =>
    targets.map((to) => {
      const a = places.get(from);
      const b = places.get(to);
      if (a === undefined || b === undefined) throw new Error(`${from} or ${to} has no place`);
      const [x1, y1, x2] = [a.x + a.width / 2, a.y + boxHeight, b.x + b.width / 2].map(Math.round);
      const bend = Math.round(floorHeight / 3);
      return `<path d="M${x1} ${y1}C${x1} ${(y1 ?? 0) + bend} ${x2} ${b.y - bend} ${x2} ${b.y}"/>`;
    }),
  );
  const boxes = [...places].map(([folder, { x, y, width: w }]) => {
    const name = folder.split('/').at(-1) ?? folder;
    return `<g><rect x="${Math.round(x)}" y="${y}" width="${Math.round(w)}" height="${boxHeight}" rx="8"/><text x="${Math.round(x + w / 2)}" y="${y + 27}">${folder.includes('/') && title === 'The portal' ? folder : name}</text></g>`;
  });
  return {
    svg: `<text class="title" x="14" y="${top + 20}">${title}</text><g class="arrows">${arrows.join('')}</g>${boxes.join('')}`,
    height: 34 + floors.length * floorHeight,
  };
}

/** The drawing of the imports: folders on floors, each folder above all that it imports. */
function drawing(): string {
  const arrows = arrowsOf(importers());
  const features = arrows.filter(({ from, to }) =>
    [from, to].every((folder) => folder.startsWith('server/features/')),
  );
  const outside = arrows.map(({ from, to }) => ({ from: drawnAs(from), to: drawnAs(to) }));
  const whole = drawn(floorsOf('The portal', outside), 0);
  const inside = drawn(floorsOf('server/features', features), whole.height + 10);
  const height = whole.height + inside.height + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The folders of the portal, each above those that it imports">
<style>rect{fill:#fffdf7;stroke:#0b5a50;stroke-width:1.5}text{font:14px system-ui,sans-serif;text-anchor:middle;fill:#12312d}.title{font-weight:600;font-size:17px;text-anchor:start}.arrows path{fill:none;stroke:#0b5a50;stroke-opacity:.3}</style>
<rect width="${width}" height="${height}" style="fill:#f6f2e7;stroke:none"/>
${whole.svg}
${inside.svg}
</svg>
`;
}

export const writeDrawing = (): void => writeFileSync(target, drawing());

export const drawingProblems = (): string[] =>
  drawing() === readIfThere(target) ? [] : [`${target} is not what the imports say: npm run docs:tables`];
