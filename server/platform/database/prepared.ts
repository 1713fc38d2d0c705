import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * Builds and compiles a statement once and runs it with values that come later, for a frequent statement whose
 * building takes longer than its sending. `build` only passes its values on: it gets stand-ins, and may not look at
 * them.
 */
export function prepared<Values extends unknown[], Row>(
  build: (db: Database, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Database, ...values: Values) => Promise<Row[]> {
  let made: { query: CompiledQuery<Row>; places: number[] } | undefined;
  function compiled(db: Database, count: number) {
    const standIns = Array.from({ length: count }, () => Object.freeze({}));
    const query = build(db, ...(standIns as Values)).compile();
    return { query, places: query.parameters.map((parameter) => standIns.indexOf(parameter as object)) };
  }
  return async (db, ...values) => {
    made ??= compiled(db, values.length);
    const { query, places } = made;
    const parameters = places.map((place, index) => (place < 0 ? query.parameters[index] : values[place]));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
