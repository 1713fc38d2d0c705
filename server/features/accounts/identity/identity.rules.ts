import { folded } from '../../../../contract/content/folded.ts';

/** The data that certificates print. */
export interface Printed {
  firstName: string;
  lastName: string;
  documentNumber: string | null;
}

const letters = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** True for a name that differs only in accents, capitals and blanks: its owner may correct it alone. */
const isSameName = (one: string, other: string) => letters(one) === letters(other);

/**
 * The fields that an enrolled member may not change alone (spec 5.12): another name, and a document that replaces
 * one.
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
