import type { DeathTable } from '../pension/life-table.ts';

/** A life table of no country: low for children, rising by a tenth a year from 30 on. */
export function aLifeTable(): DeathTable {
  const chances = (atThirty: number) =>
    Array.from({ length: 111 }, (_, age) =>
      age === 110 ? 1_000_000 : Math.min(900_000, Math.floor(atThirty * 1.1 ** Math.max(0, age - 30))),
    );
  return { female: chances(600), male: chances(900) };
}
