import { afterAll, describe, expect, it } from 'vitest';
import { passwordScore } from './password-strength.ts';
import { closePasswords, generatePassword, hashPassword, needsRehash, verifyPassword } from './passwords.ts';

afterAll(closePasswords);

describe('hashes', () => {
  it('are PHC strings of argon2id that only their password opens', async () => {
    const stored = await hashPassword('lluvia-mesa-trompeta-9');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword(stored, 'lluvia-mesa-trompeta-9')).toBe(true);
    expect(await verifyPassword(stored, 'lluvia-mesa-trompeta-8')).toBe(false);
    expect(await hashPassword('lluvia-mesa-trompeta-9')).not.toBe(stored);
  });

  it('take ñ however the keyboard writes it', async () => {
    expect(await verifyPassword(await hashPassword('a\u00f1o nuevo'), 'an\u0303o nuevo')).toBe(true);
  });

  it('are never opened where there is none', async () => {
    expect(await verifyPassword(undefined, 'x')).toBe(false);
    expect(await verifyPassword('!', '!')).toBe(false);
  });

  it('are made again when the cost was another', async () => {
    const stored = await hashPassword('lluvia');
    expect(needsRehash(stored)).toBe(false);
    expect(needsRehash(stored.replace('t=2', 't=1'))).toBe(true);
    expect(needsRehash('!')).toBe(true);
  });

  it('come out right when many are asked for at once', async () => {
    const stored = await hashPassword('uno');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => verifyPassword(stored, index % 2 === 0 ? 'uno' : 'dos')),
    );
    expect(answers.filter((isRight) => isRight)).toHaveLength(6);
  });
});

describe('strength', () => {
  it.each([['12345678'], ['contraseña'], ['abcdefgh1'], ['mariaquispe1']])(
    '%s is easy to guess',
    async (password) => {
      expect(await passwordScore(password, ['mariaquispe'])).toBeLessThan(2);
    },
  );

  it.each(['c0n7r4s3ñ4', '41umn05!', 'l173r47ur4', 'jenn1f3r12'])(
    '%s is a word with signs for letters, which is easy to guess',
    async (password) => expect(await passwordScore(password, [])).toBeLessThan(2),
  );

  it('a few words are not, however long the password', async () => {
    expect(await passwordScore('lluvia-mesa-trompeta-9', [])).toBeGreaterThanOrEqual(2);
    expect(await passwordScore('ventana azul '.repeat(9), [])).toBeGreaterThanOrEqual(2);
  });
});

it('makes up passwords to be read out, each another', () => {
  const made = generatePassword();
  expect(made).toMatch(/^[a-km-np-z2-9]{5}(-[a-km-np-z2-9]{5}){3}$/);
  expect(generatePassword()).not.toBe(made);
});
