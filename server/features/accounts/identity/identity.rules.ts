import { folded } from '../../../../contract/text/folded.ts';

/** The data that certificates print. */
export interface Printed {
  firstName: string;
  lastName: string;
  documentNumber: string | null;
}

const letters = (text: string) => folded(text).replace(/\s+/g, ' ').trim();

/** True for a name that differs only in accents, capitals and blanks: its owner may correct it alone. */
const isSameName = (one: string, other: string) => letters(one) === letters(other);

/** True for another name than the stored one, which is marked as declared once its owner has enrolled (spec 5.12). */
export function isOtherName(stored: Printed, given: Partial<Printed>): boolean {
  const { firstName = stored.firstName, lastName = stored.lastName } = given;
  return !isSameName(stored.firstName, firstName) || !isSameName(stored.lastName, lastName);
}

/** True for another document than the stored one, or none any more. */
export const isOtherDocument = (stored: Printed, { documentNumber }: Partial<Printed>): boolean =>
  documentNumber !== undefined && documentNumber !== stored.documentNumber;
