/** The sign by which forms and lists say that somebody has one name only; such a surname is stored as ''. */
const noFamilyName = '-';

export const saysNoFamilyName = (text: string): boolean => /^[-‐-―−]$/u.test(text.trim());

/** A surname in a form's field, which is required. */
export const familyNameShown = (lastName: string): string => (lastName === '' ? noFamilyName : lastName);
