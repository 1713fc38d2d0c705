import { folded } from '../../../../contract/content/folded.ts';

/** What certificates print of somebody. */
export interface Printed {
  firstName: string;
  lastName: string;
  documentNumber: string | null;
}

const letters = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** The same name but for accents, capitals and blanks: whoever is misspelt so may mend it alone. */
const isSameName = (one: string, other: string) => letters(one) === letters(other);

/**
 * The fields that somebody who takes courses may not change alone (spec 5.12): another name, and another document than none.
 */
export function fixedFields(stored: Printed, given: Partial<Printed>): (keyof Printed)[] {
  const { firstName = stored.firstName, lastName = stored.lastName } = given;
  const { documentNumber = stored.documentNumber } = given;
  const isOther = stored.documentNumber !== null && documentNumber !== stored.documentNumber;
  return [
    ...(isSameName(stored.firstName, firstName) ? [] : (['firstName'] as const)),
    ...(isSameName(stored.lastName, lastName) ? [] : (['lastName'] as const)),
    ...(isOther ? (['documentNumber'] as const) : []),
  ];
}
