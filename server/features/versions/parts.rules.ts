import { isDeepStrictEqual } from 'node:util';

/** The parts that something consists of, each with the column that stores it. */
type Columns = Readonly<Record<string, string>>;

/** The named parts alone, of a row that has more. */
export function partsOf<C extends Columns, Row extends Record<keyof C, unknown>>(
  columns: C,
  row: Row,
): Pick<Row, keyof C & keyof Row> {
  const parts = Object.keys(columns).map((part) => [part, row[part as keyof Row]]);
  return Object.fromEntries(parts) as Pick<Row, keyof C & keyof Row>;
}

/** Whether two rows say the same in every named part. */
export function isSameIn<C extends Columns>(
  columns: C,
  one: Record<keyof C, unknown>,
  other: Record<keyof C, unknown>,
): boolean {
  return isDeepStrictEqual(partsOf(columns, one), partsOf(columns, other));
}

/** What an input says: its parts without those that are undefined, to be laid over what is stored. */
export function saidIn<Input extends object>(
  input: Input,
): { [Part in keyof Input]?: Exclude<Input[Part], undefined> } {
  const said = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [Part in keyof Input]?: Exclude<Input[Part], undefined> };
}
