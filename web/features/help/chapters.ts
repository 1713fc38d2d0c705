import { folded } from '../../../contract/text/folded.ts';
import type { Chapter } from './chapters/chapter.ts';
import { contentChapters } from './chapters/content-chapters.ts';
import { memberChapters } from './chapters/member-chapters.ts';
import { peopleChapters } from './chapters/people-chapters.ts';
import { visitorChapters } from './chapters/visitor-chapters.ts';

/** The parts of the help, by task; each has its own address. */
export const helpParts = [
  { slug: 'visitante', label: 'Visito', chapters: visitorChapters },
  { slug: 'miembro', label: 'Aprendo', chapters: memberChapters },
  { slug: 'administro', label: 'Administro', chapters: [...contentChapters, ...peopleChapters] },
] as const satisfies readonly { slug: string; label: string; chapters: readonly Chapter[] }[];
export type HelpPart = (typeof helpParts)[number];

/** The place of a chapter: 'miembro/rendir-el-examen'. */
export type ChapterPlace = `${HelpPart['slug']}/${string}`;

export const chapterHref = (place: ChapterPlace): string => `/ayuda/${place}`;

export function chapterAt(place: string): Chapter | undefined {
  const [part, slug] = place.split('/');
  return helpParts.find((each) => each.slug === part)?.chapters.find((each) => each.slug === slug);
}

const sentencesOf = ({ title, lead, steps, note, questions }: Chapter): string[] => [
  title,
  lead,
  ...steps.map(({ act, more }) => `${act} ${more}`),
  ...(note === undefined ? [] : [`${note.title} ${note.text}`]),
  ...questions.map(({ asks, answer }) => `${asks} ${answer}`),
];

export interface FoundChapter {
  part: HelpPart;
  chapter: Chapter;
  /** The sentence with the most matches. */
  sentence: string;
}

/** Finds the chapters that have every word as a prefix, ignoring case and accents; matches in titles come first. */
export function findChapters(searched: string): FoundChapter[] {
  const words = folded(searched).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const stems = words.map((word) => (word.length > 5 ? word.slice(0, -2) : word));
  const count = (text: string) => {
    const spaced = ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
    return stems.filter((stem) => spaced.includes(` ${stem}`)).length;
  };
  return helpParts
    .flatMap((part) =>
      part.chapters.flatMap((chapter) => {
        const sentences = sentencesOf(chapter);
        if (count(sentences.join(' ')) < stems.length) return [];
        const [best = chapter.lead] = sentences.slice(1).toSorted((a, b) => count(b) - count(a));
        return [{ part, chapter, sentence: best, score: count(chapter.title) }];
      }),
    )
    .toSorted((a, b) => b.score - a.score)
    .map(({ score: _, ...found }) => found);
}
