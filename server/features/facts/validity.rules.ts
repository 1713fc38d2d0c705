/** A value with the day from which it holds, 'YYYY-MM-DD'; null = always. */
interface Dated {
  validFrom: string | null;
}

/** The value that holds on a day: of those that have begun the last to begin (spec 19.2). */
export function valueOn<Value extends Dated>(values: readonly Value[], day: string): Value | undefined {
  return values
    .filter(({ validFrom }) => (validFrom ?? '') <= day)
    .reduce<Value | undefined>(
      (last, value) =>
        last === undefined || (value.validFrom ?? '') > (last.validFrom ?? '') ? value : last,
      undefined,
    );
}
