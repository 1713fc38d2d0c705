import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Placed, reordered } from './ordered-rows.rules.ts';

const on = (id: number, position: number, isDeleted = false): Placed => ({ id, position, isDeleted });

describe('a new order', () => {
  test('of some rows: they change positions among themselves, the others stay', () => {
    const rows = [on(1, 1), on(2, 2), on(3, 3), on(4, 4), on(5, 5)];
    expect(reordered(rows, [4, 2])).toEqual([1, 4, 3, 2, 5]);
    expect(reordered(rows, [5, 1, 3])).toEqual([5, 2, 1, 4, 3]);
    expect(reordered(rows, [3])).toEqual([1, 2, 3, 4, 5]);
  });

  test('of rows at one position begins with the newer, as lists show them', () => {
    expect(reordered([on(1, 0), on(2, 0), on(3, -1)], [3])).toEqual([3, 2, 1]);
  });

  test('leaves what lies in the Papelera where it was', () => {
    expect(reordered([on(1, 1), on(2, 2, true), on(3, 3)], [3, 1])).toEqual([3, 2, 1]);
  });

  test('refuses what is not there, lies in the Papelera, or is named twice', () => {
    const rows = [on(1, 1), on(2, 2, true), on(3, 3)];
    expect(() => reordered(rows, [1, 9])).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => reordered(rows, [1, 2])).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => reordered(rows, [1, 3, 1])).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field: 'Ids' })] }),
    );
  });
});

type Step = { kind: 'add' } | { kind: 'remove'; at: number } | { kind: 'order'; seed: number; some: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }),
  fc.record({
    kind: fc.constant('order' as const),
    seed: fc.nat(1000),
    some: fc.integer({ min: 1, max: 20 }),
  }),
);

/** Some of `ids`, in an order that depends only on `seed`. */
function someOf(ids: readonly number[], seed: number, some: number): number[] {
  const mixed = ids.toSorted((a, b) => ((a * 7919 + seed) % 101) - ((b * 7919 + seed) % 101) || a - b);
  return mixed.slice(0, some);
}

test('an ordered list is a plain array: what is added stands first, what is removed is left out, orders are swaps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let rows: Placed[] = [];
      let model: number[] = []; // the living, in order
      let lastId = 0;
      for (const each of steps) {
        if (each.kind === 'add') {
          lastId += 1;
          rows.push(on(lastId, Math.min(1, ...rows.map(({ position }) => position)) - 1));
          model.unshift(lastId);
        } else if (each.kind === 'remove') {
          const gone = model[each.at];
          rows = rows.map((row) => (row.id === gone ? { ...row, isDeleted: true } : row));
          model = model.filter((id) => id !== gone);
        } else {
          const ids = someOf(model, each.seed, each.some);
          const order = reordered(rows, ids);
          expect(order.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
          rows = rows.map((row) => ({ ...row, position: order.indexOf(row.id) + 1 }));
          const places = model.flatMap((id, index) => (ids.includes(id) ? [index] : []));
          for (const [index, place] of places.entries()) model[place] = ids[index] ?? 0;
        }
        const shown = rows
          .filter(({ isDeleted }) => !isDeleted)
          .sort((a, b) => a.position - b.position || b.id - a.id);
        expect(shown.map(({ id }) => id)).toEqual(model);
      }
    }),
  );
});
