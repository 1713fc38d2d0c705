/** Joins the class names that are there: `classNames('a', undefined, isOn && 'b')`. Nothing left gives undefined. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
