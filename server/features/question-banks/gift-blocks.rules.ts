import { isHardTag } from './bank.rules.ts';

export interface Block {
  /** The number of its first line, from 1. */
  line: number;
  text: string;
  /** A comment before it, or in it, has the tag of hard questions. */
  isHard: boolean;
}

/** Splits a GIFT file at its blank lines, like Moodle; comments and categories are taken out. */
export function giftBlocks(text: string): {
  blocks: Block[];
  categories: { line: number; path: string }[];
  commentCount: number;
} {
  const blocks: Block[] = [];
  const categories: { line: number; path: string }[] = [];
  let commentCount = 0;
  let open: { line: number; lines: string[] } | undefined;
  let isHard = false;
  const close = () => {
    if (open !== undefined) {
      blocks.push({ line: open.line, text: open.lines.join('\n'), isHard });
      isHard = false;
    }
    open = undefined;
  };
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const category = /^\$CATEGORY:(.*)$/is.exec(line);
    const tags = /^\/\/\s*((?:\[(?:id|tag):[^\]]*\]\s*)+)$/i.exec(line)?.[1] ?? '';
    const isTagged = [...tags.matchAll(/\[tag:([^\]]*)\]/gi)].some(([, tag = '']) => isHardTag(tag));
    if (isTagged) isHard = true;
    else if (line.startsWith('//')) commentCount += 1;
    else if (category !== null) {
      close();
      categories.push({ line: index + 1, path: category[1] ?? '' });
    } else if (line === '') close();
    else if (open === undefined) open = { line: index + 1, lines: [line] };
    else open.lines.push(line);
  }
  close();
  return { blocks, categories, commentCount };
}
