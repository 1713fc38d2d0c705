/** A chapter of the help. What it says is plain text, and true of the screens. */
export interface Chapter {
  /** The last part of its address, which never changes. */
  slug: string;
  title: string;
  lead: string;
  /** One's actions in their order, each with what comes of it. */
  steps: readonly { act: string; more: string }[];
  note?: { title: string; text: string };
  questions: readonly { asks: string; answer: string }[];
}
