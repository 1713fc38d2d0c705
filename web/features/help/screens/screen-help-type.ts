import type { ChapterPlace } from '../chapters.ts';

/** The help on one screen: three sentences, and the chapter that says more. */
export interface ScreenHelp {
  says: readonly [string, string, string];
  chapter: ChapterPlace;
}
