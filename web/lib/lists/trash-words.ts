import { trashDays } from '../../../contract/constants.ts';

/** The consequence of deleting something, in one wording for the Papelera (spec 6.12). */
export const trashConsequence = (what: string): string =>
  `${what}. Queda ${trashDays} días en la Papelera y se puede restaurar.`;
