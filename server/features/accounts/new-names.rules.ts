import { familyName, personName } from '../../../contract/accounts/person-fields.ts';
import { Refusal } from '../../../contract/refusal.ts';

interface Names {
  firstName: string;
  lastName: string;
}

const schemas = {
  firstName: personName('El campo Nombres es obligatorio.'),
  lastName: familyName('El campo Apellidos es obligatorio.'),
};

/**
 * Returns the changed names in NFC; forms send unchanged ones back, which may be older than today's rule. Refuses
 * (400) an invalid name.
 */
export function newNames(
  account: Names,
  given: { firstName?: string | undefined; lastName?: string | undefined },
): Partial<Names> {
  const names: Partial<Names> = {};
  for (const field of ['firstName', 'lastName'] as const) {
    const name = given[field]?.normalize('NFC');
    if (name === undefined || name === account[field].normalize('NFC')) continue;
    const read = schemas[field].safeParse(name);
    if (read.success) names[field] = read.data;
    else
      throw new Refusal('invalidInput', {
        errors: [{ field, message: read.error.issues[0]?.message ?? '' }],
      });
  }
  return names;
}
