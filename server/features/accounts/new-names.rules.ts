import { personName } from '../../../contract/person-fields.ts';
import { Refusal } from '../../../contract/refusal.ts';

interface Names {
  firstName: string;
  lastName: string;
}

const required = {
  firstName: 'El campo Nombres es obligatorio.',
  lastName: 'El campo Apellidos es obligatorio.',
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
    const read = personName(required[field]).safeParse(name);
    if (read.success) names[field] = read.data;
    else
      throw new Refusal('invalidInput', {
        errors: [{ field, message: read.error.issues[0]?.message ?? '' }],
      });
  }
  return names;
}
