import { Refusal, sentence } from '../../../../contract/refusal.ts';
import { passwordScore } from '../../../platform/crypto/password-strength.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { minimumPasswordScore } from '../accounts.rules.ts';

interface Person {
  username: string;
  email: string | null;
  firstName: string;
  lastName: string;
}

/** Words that a guesser of this portal's passwords would try first. */
const wordsOfThePortal = [
  'aula',
  'previsional',
  'pension',
  'pensiones',
  'jubilacion',
  'jubilado',
  'retiro',
  'afp',
  'instituto',
  'ahorro',
  'curso',
];

/**
 * Checks a new password and returns its hash. Refuses (400) one that is easy to guess, in general or from facts about
 * its owner, with a sentence and an example (spec 5.2). `field` is where the page shows it.
 */
export async function newPasswordHash(password: string, owner: Person, field = 'password'): Promise<string> {
  const email = owner.email ?? '';
  const known = [
    owner.username,
    email,
    ...email.split(/[@.]/),
    ...owner.firstName.split(/\s+/),
    ...owner.lastName.split(/\s+/),
  ];
  const score = await passwordScore(password, [...known.filter((word) => word !== ''), ...wordsOfThePortal]);
  if (score < minimumPasswordScore) {
    throw new Refusal('weakPassword', { errors: [{ field, message: sentence('weakPassword') }] });
  }
  return hashPassword(password);
}
