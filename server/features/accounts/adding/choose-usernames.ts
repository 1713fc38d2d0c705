import type { Database } from '../../../platform/database/database.ts';
import { findTakenUsernames } from './imported.queries.ts';
import { usernamesFor } from './usernames.rules.ts';

interface Named {
  line: number;
  firstName: string;
  lastName: string;
  /** As the list says; '' = made from the names. */
  username: string;
}

/**
 * A free username for each person: the written one, or one made from the names. Where names make none it is 'persona' with
 * a number. A written one that is taken has none. Two calls in one transaction, or under one lock, never give the same.
 */
export async function chooseUsernames(db: Database, people: readonly Named[]): Promise<Map<number, string>> {
  const bases = people.map((person) =>
    person.username === '' ? (usernamesFor(person)[0] ?? 'persona') : person.username.normalize('NFC'),
  );
  const taken = await findTakenUsernames(db, [...new Set(bases.map((base) => base.toLowerCase()))]);
  const next = new Map<string, number>();
  const chosen = new Map<number, string>();
  people.forEach(({ line, username }, index) => {
    const base = bases[index] ?? 'persona';
    if (username !== '') {
      if (!taken.has(base.toLowerCase())) chosen.set(line, base);
      taken.add(base.toLowerCase());
      return;
    }
    for (let number = next.get(base) ?? 1; ; number += 1) {
      const name = number === 1 ? base : `${base}${number}`;
      if (taken.has(name)) continue;
      taken.add(name);
      next.set(base, number + 1);
      chosen.set(line, name);
      return;
    }
  });
  return chosen;
}
