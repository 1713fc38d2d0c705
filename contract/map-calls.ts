import type { CallOptions } from './endpoint.ts';
import type { Api, Contract } from './index.ts';

/** One value for every call of the contract, by controller and action. */
export type CallTable<Row> = { [C in keyof Contract]: { [A in keyof Contract[C]]: Row } };

type AnyTable<Row> = Readonly<Record<string, Readonly<Record<string, Row>>>>;
type Call = (input: Record<string, unknown>, options?: CallOptions) => Promise<unknown>;
/** Any call of `Api`, with any input. */
export type AnyCall = (input: never, options?: CallOptions) => Promise<unknown>;

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

/** `Api` made from a table of calls: a function for each row. */
export function mapCalls<Row>(
  table: AnyTable<Row>,
  callOf: (row: Row, controller: string, action: string) => Call,
): Api {
  return mapRows(table, callOf) as unknown as Api; // only the contract knows each call's input and answer
}

/** Makes each value on first use and keeps it. */
function lazily<Value>(table: Readonly<Record<string, Value>>, make: (value: Value) => Value) {
  const made = new Map<string | symbol, Value>();
  return new Proxy(table, {
    get(found, name) {
      const value = Reflect.get(found, name);
      if (value === undefined) return undefined;
      const known = made.get(name) ?? make(value);
      made.set(name, known);
      return known;
    },
  });
}

/** The calls of an `Api`, each changed on first use, because a screen uses only a few. */
export function mapWhenAsked(api: Api, change: (call: AnyCall) => AnyCall): Api {
  const table = api as unknown as Record<string, Record<string, AnyCall>>;
  return lazily(table, (calls) => lazily(calls, change)) as unknown as Api;
}
