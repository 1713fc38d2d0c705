import { longDate } from '../format.ts';

interface TextFactsProps {
  minutes?: number;
  /** Calendar dates, 'YYYY-MM-DD'. */
  published?: string;
  /** The last change; null = not known. It is said only where it came after the publishing. */
  revised: string | null;
}

/** How old a text is, and how long it takes: the line under its title (spec 2.6). */
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
