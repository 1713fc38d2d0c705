import { expect, it } from 'vitest';
import { evenShare, rightByWeights } from './weights.rules.ts';

const parts = /^Los puntajes parciales/;
const halves = /^Las opciones con parte/;
const alone = /^Cada una de sus respuestas/;

const read = (percents: readonly number[], isSingle?: boolean) => {
  const options = percents.map((percent, place) => ({ text: String(place), percent }));
  const { options: judged, notes } = rightByWeights(options, isSingle);
  expect(judged.map(({ text }) => text)).toEqual(options.map(({ text }) => text));
  return { right: judged.flatMap(({ isRight }, place) => (isRight ? place : [])), notes };
};

it.each([
  ['the full one', [0, 100, 0], undefined, [1], []],
  ['the full one; a half is none', [50, 100], undefined, [1], [halves]],
  ['almost full is full', [99.5, 0], undefined, [0], []],
  ['several full ones, of which one was enough', [100, 100, 0], undefined, [0, 1], [alone]],
  ['several full ones, where several are asked for', [100, 100, 0], false, [0, 1], []],
  ['even shares that make a whole', [50, 50, 0], undefined, [0, 1], []],
  ['even shares with the full minus for a wrong one', [50, 50, -100], undefined, [0, 1], []],
  ['even shares with another minus', [50, 50, -50], undefined, [0, 1], [parts]],
  ['shares rounded', [33.333, 33.333, 33.333], undefined, [0, 1, 2], []],
  ['uneven shares', [60, 40], undefined, [0, 1], [parts]],
  ['shares that do not make a whole', [40, 40], undefined, [0, 1], [parts]],
  ['shares that almost make one', [49, 49], undefined, [0, 1], []],
  ['of a single choice the best', [60, 40], true, [0], [halves, parts]],
  ['of a single choice the best ones', [50, 50, 0], true, [0, 1], []],
  ['none', [0, -50], undefined, [], []],
])('right are: %s', (_, percents, isSingle, right, notes) => {
  expect(read(percents, isSingle)).toEqual({
    right,
    notes: notes.map((note) => expect.stringMatching(note)),
  });
});

it.each([
  [1, '100'],
  [2, '50'],
  [3, '33.33333'],
  [6, '16.66667'],
])('%i right options weigh %s each', (count, share) => {
  expect(evenShare(count)).toBe(share);
});
