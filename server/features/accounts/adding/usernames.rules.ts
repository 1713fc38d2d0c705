/** Names to try before an administrator is asked for one. */
const mostTries = 20;
const greatestLength = 34; // leaves room for a number of two digits

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const firstWord = (text: string): string => folded(text).split(' ')[0] ?? '';

/**
 * The usernames made from names, the best first: 'ana.quispe', 'ana.quispe2', … None without a letter of the
 * alphabet.
 */
export function usernamesFor({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  const words = [firstWord(firstName), firstWord(lastName)].filter((word) => word !== '');
  const name = words.join('.').slice(0, greatestLength);
  if (name.length < 3) return [];
  return Array.from({ length: mostTries }, (_, index) => (index === 0 ? name : `${name}${index + 1}`));
}
