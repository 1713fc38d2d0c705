import { isDeepStrictEqual } from 'node:util';

export interface SavedVersion {
  id: number;
  version: number;
  savedAt: Date;
  savedBy: number | null;
}

/** The saving account and the time. */
export type Saving = Pick<SavedVersion, 'savedAt' | 'savedBy'>;

/** The parts of a row's content, each with its column. */
type Columns = Readonly<Record<string, string>>;

/** Picks the named parts from a row that has more. */
export function partsOf<C extends Columns, Row extends Record<keyof C, unknown>>(
  columns: C,
  row: Row,
): Pick<Row, keyof C & keyof Row> {
  const parts = Object.keys(columns).map((part) => [part, row[part as keyof Row]]);
  return Object.fromEntries(parts) as Pick<Row, keyof C & keyof Row>;
}

/** True when two rows are equal in every named part. */
export function isSameIn<C extends Columns>(
  columns: C,
  one: Record<keyof C, unknown>,
  other: Record<keyof C, unknown>,
): boolean {
  return isDeepStrictEqual(partsOf(columns, one), partsOf(columns, other));
}

/** Picks the defined fields of an input, to be laid over the stored ones. */
export function definedIn<Input extends object>(
  input: Input,
): { [Part in keyof Input]?: Exclude<Input[Part], undefined> } {
  const said = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [Part in keyof Input]?: Exclude<Input[Part], undefined> };
}
