import { chapterAt, chapterHref } from './chapters.ts';
import { adminHelp } from './screens/admin-help.ts';
import { answersHelp } from './screens/answers-help.ts';
import { readerHelp } from './screens/reader-help.ts';
import type { ScreenHelp } from './screens/screen-help-row.ts';
import { wordsHelp } from './screens/words-help.ts';

/**
 * The help behind '?' on every screen with a frame, by its path. An exam has none, so that nothing leads away from it, nor
 * has the help itself.
 */
export const screenHelp: Readonly<Record<string, ScreenHelp>> = {
  ...readerHelp,
  ...adminHelp,
  ...wordsHelp,
  ...answersHelp,
};

/** The help of a screen as its frame shows it; undefined = it has none. */
export function helpOf(path: string) {
  const help = screenHelp[path];
  const chapter = help && chapterAt(help.chapter);
  return help && chapter && { says: help.says, href: chapterHref(help.chapter), chapter: chapter.title };
}
