import { longDate } from '../format.ts';

interface TextFactsProps {
  minutes?: number;
  /** Calendar dates, 'YYYY-MM-DD'. */
  published?: string;
  /** The last change; null = unknown. It is shown only if it came after publication. */
  revised: string | null;
}

/** The date and the reading time of a text, under its title (spec 2.6). */
export function TextFacts({ minutes, published, revised }: TextFactsProps) {
  const facts = [
    minutes === undefined ? '' : `${minutes} min de lectura`,
    published === undefined ? '' : longDate(published),
    revised === null || (published !== undefined && revised <= published)
      ? ''
      : `Revisado el ${longDate(revised)}`,
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? null : <p className="facts">{facts.join(' · ')}</p>;
}
