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

/** Words that are no name without the next one: 'de la Torre', 'San Martín'. */
const particles = new Set(
  'de del la las los el da das do dos di du van von der den ter san santa santo st vda viuda'.split(' '),
);

/** The first name or surname of several, with its particles and apostrophes: 'delatorre', 'onanez'. */
function firstName(text: string): string {
  const words = folded(text.replace(/['’`´ʼ‘]/g, '')).split(' ');
  const end = words.findIndex((word) => !particles.has(word));
  return words.slice(0, end === -1 ? undefined : end + 1).join('');
}

/**
 * The usernames made from names, the best first: 'ana.quispe', 'ana.quispe2', … None without a letter of the
 * alphabet.
 */
export function usernamesFor(person: { firstName: string; lastName: string }): string[] {
  const words = [firstName(person.firstName), firstName(person.lastName)].filter((word) => word !== '');
  const name = words.join('.').slice(0, greatestLength);
  if (name.length < 3) return [];
  return Array.from({ length: mostTries }, (_, index) => (index === 0 ? name : `${name}${index + 1}`));
}
