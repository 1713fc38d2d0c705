import { adminPlaces } from '../../../contract/search/admin-places.ts';
import { folded } from '../../../contract/text/folded.ts';

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The places of the administration that match every searched word as a prefix; matches in names come before those in
 * descriptions.
 */
export function placesLike(search: string, most: number): { id: number; title: string; href: string }[] {
  const searched = wordsOf(search);
  if (searched.length === 0) return [];
  const hasAll = (text: string) =>
    searched.every((word) => wordsOf(text).some((each) => each.startsWith(word)));
  const found = adminPlaces
    .map((place, id) => ({ ...place, id }))
    .filter(({ title, words }) => hasAll(`${title} ${words}`));
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))]
    .slice(0, most)
    .map(({ id, title, href }) => ({ id, title, href }));
}
