import type { CallOptions } from './endpoint.ts';
import type { Api, Contract } from './index.ts';

/** One value for every call of the contract, by controller and action. */
export type CallTable<Row> = { [C in keyof Contract]: { [A in keyof Contract[C]]: Row } };

type AnyTable<Row> = Readonly<Record<string, Readonly<Record<string, Row>>>>;
/** Any call of `Api`, with any input. */
export type AnyCall = (input: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;

/** Maps every row of the table to another value, without its schemas, so that browsers can load it. */
export function mapRows<Row, Made>(
  table: AnyTable<Row>,
  make: (row: Row, controller: string, action: string) => Made,
): CallTable<Made> {
  const controllers = Object.entries(table).map(([controller, rows]) => [
    controller,
    Object.fromEntries(Object.entries(rows).map(([action, row]) => [action, make(row, controller, action)])),
  ]);
  return Object.fromEntries(controllers);
}

/** Makes each value on first use and keeps it. The result has the keys of the table, so it can be spread. */
function lazily<Value, Made>(
  table: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
): Record<string, Made> {
  const made: Record<string, Made | undefined> = {};
  const get = (rows: typeof table, name: string) => {
    const value = rows[name];
    made[name] ??= value && make(value, name);
    return made[name];
  };
  return new Proxy(table, { get }) as unknown as Record<string, Made>;
}

/** `Api` made from a table of calls: a function for each row, on first use, because a screen uses only a few. */
export function mapCalls<Row>(
  table: AnyTable<Row>,
  callOf: (row: Row, controller: string, action: string) => AnyCall,
): Api {
  const calls = lazily(table, (rows, controller) =>
    lazily(rows, (row, action) => callOf(row, controller, action)),
  );
  return calls as unknown as Api; // only the contract knows each call's input and answer
}
