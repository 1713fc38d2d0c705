/** A page of the docs. */
export interface Markdown {
  path: string;
  text: string;
}

export interface Heading {
  level: number;
  title: string;
  /** Of a numbered heading: '8' or '8.4'. */
  number: string | undefined;
  /** How a link names it, as GitHub spells it. */
  anchor: string;
}

/** A text without its blocks of code, each line still in its place. */
export const withoutCode = (text: string): string =>
  text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '));

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The headings of a page in their order; a title that comes again has a number behind its anchor. */
export function headingsOf(text: string): Heading[] {
  const seen = new Map<string, number>();
  return [...withoutCode(text).matchAll(/^(#{1,6}) (.+)$/gm)].map(([, marks = '', title = '']) => {
    const plain = anchorOf(title.trim());
    const before = seen.get(plain) ?? 0;
    seen.set(plain, before + 1);
    return {
      level: marks.length,
      title: title.trim(),
      number: /^\d+(?:\.\d+)*(?= )/.exec(title)?.[0],
      anchor: before === 0 ? plain : `${plain}-${before}`,
    };
  });
}

export interface Link {
  target: string;
  /** Where it stands in the text. */
  index: number;
}

/** Links and pictures of a page that lead to files, or within it. */
export function localLinksOf(text: string): Link[] {
  return [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)]
    .map(({ 1: target = '', index }) => ({ target, index }))
    .filter(({ target }) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}
