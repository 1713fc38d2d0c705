/** A chapter of the help. Its text is plain, and true of the screens. */
export interface Chapter {
  /** The last part of its permanent address. */
  slug: string;
  title: string;
  lead: string;
  /** The steps in order, each with its result. */
  steps: readonly { act: string; more: string }[];
  note?: { title: string; text: string };
  questions: readonly { asks: string; answer: string }[];
}
