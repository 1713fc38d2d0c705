import { practiceRound } from '../../../contract/practice/calls.ts';

interface Placed {
  module: string;
  place: number | null;
}

/** The modules that questions name, in the course's order, with how many name each. */
export function modulesOf(questions: readonly Placed[]): { title: string; place: number; count: number }[] {
  const modules = new Map<number, { title: string; place: number; count: number }>();
  for (const { module: title, place } of questions)
    if (place !== null) modules.set(place, { title, place, count: (modules.get(place)?.count ?? 0) + 1 });
  return [...modules.values()].toSorted((one, other) => one.place - other.place);
}

/** A round of the questions, from 1, and how many there are. After the last comes the first again. */
export function roundOf<T>(
  questions: readonly T[],
  round: number,
): { chosen: T[]; round: number; rounds: number } {
  const rounds = Math.max(1, Math.ceil(questions.length / practiceRound));
  const place = (round - 1) % rounds;
  const chosen = questions.slice(place * practiceRound, (place + 1) * practiceRound);
  return { chosen, round: place + 1, rounds };
}
