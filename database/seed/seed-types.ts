/** The shapes of the demonstration content: Spanish texts under kebab-case keys, each unique in its kind. */

/** The drawings there are. */
export const motifs = [
  'semilla',
  'casa',
  'paraguas',
  'frasco',
  'familia',
  'reloj',
  'amanecer',
  'balanza',
  'calendario',
  'camino',
  'lupa',
  'puente',
  'mercado',
  'brujula',
  'alcancia',
  'manos',
  'telefono',
] as const;
/** A drawing's file name without its extension. */
export type Motif = (typeof motifs)[number];

/** A subject under which articles are filed. */
export type SeedCategory = { key: string; name: string; description: string };

/** An article of the library. */
export type SeedArticle = {
  key: string;
  title: string;
  /** The `key` of a SeedCategory. */
  category: string;
  /** Recommended minimum age of the reader in whole years, 1 to 100; 1 means everybody. */
  yearsRange: number;
  motif: Motif;
  /** Days between publication and the moment of seeding. */
  daysAgo: number;
  html: string;
};

/** A model document; a PDF is typeset from its sections when the database is seeded. */
export type SeedLaw = {
  key: string;
  title: string;
  description: string;
  sections: { heading: string; paragraphs: string[] }[];
};

/** The words of an article: paragraphs, then a numbered list. */
export type SeedWords = { title: string; text: string[]; list?: string[] };

/** A law as text, with the changes that others made in it; a PDF is typeset from it too. Dates as 'YYYY-MM-DD'. */
export type SeedLawText = {
  key: string;
  number: string;
  title: string;
  description: string;
  gazette: string;
  promulgatedOn: string;
  inForceFrom: string;
  /** Headings and articles in their order. */
  parts: ({ label: string; title: string } | ({ number: string } & SeedWords))[];
  amendments: ({ from: string; by: string; number: string; note: string } & (
    | ({ action: 'replace' } & SeedWords)
    | ({ action: 'insert'; after: string } & SeedWords)
    | { action: 'repeal' }
  ))[];
};

/** A video; its description doubles as the transcript. */
export type SeedVideo = {
  key: string;
  title: string;
  description: string;
  /** Name of the media file, with its extension. */
  file: string;
  seconds: number;
};

/** One entry of the screen that explains the pension system. */
export type SeedPensionItem = { title: string; html: string };

/** One slide of the home screen's carousel; `link` is a path inside the portal. */
export type SeedSlide = { motif: Motif; alt: string; link: string };

/** An exam question, with 2 to 4 options when it is of multiple choice. */
export type SeedQuestion = {
  /** The module to read again after a wrong answer, from 1. */
  module: number;
} & (
  | {
      type: 'multiple';
      text: string;
      options: string[];
      /** Letters of the right options, comma-separated: 'B' or 'A,C'. */
      correct: string;
    }
  | { type: 'trueFalse'; text: string; correct: 'V' | 'F' }
);

/** A course with its modules and its bank of exam questions. */
export type SeedCourse = {
  key: string;
  title: string;
  motif: Motif;
  language: 'Español';
  durationMinutes: number;
  examMinutes: number;
  /** Lowest grade that passes, 0 to 100. */
  minimumGrade: number;
  /** How many questions of the bank one exam draws. */
  questionsPerExam: number;
  hasCertificate: boolean;
  /** Days between publication and the moment of seeding. */
  daysAgo: number;
  descriptionHtml: string;
  modules: { title: string; html: string }[];
  questions: SeedQuestion[];
};

/** A term of the glossary; `seeAlso` names other terms. */
export type SeedTerm = {
  term: string;
  definition: string;
  otherNames?: string[];
  seeAlso?: string[];
  /** The article of a law that says it: 'Ley 214, artículo 12'. */
  law?: string;
};

/**
 * A subject; its texts are read as `contract/subjects/texts.ts` says. A link names a kind and a title, like
 * 'article Cinco mitos' or 'law Ley 214, artículo 12', or a calculator by its name. So does a law's article between braces.
 */
export type SeedSubject = {
  title: string;
  summary: string;
  firstThings: string;
  answers: string;
  links: string[];
};
