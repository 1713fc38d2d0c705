/** A page of the docs. */
export interface Markdown {
  path: string;
  text: string;
}

export interface Heading {
  level: number;
  title: string;
  /** The number of a numbered heading: '8' or '8.4'. */
  number: string | undefined;
  /** The anchor for links, as GitHub makes it. */
  anchor: string;
}

/** A text without its code blocks; line numbers do not change. */
export const withoutCode = (text: string): string =>
  text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replace(/[^\n]/g, ' '));

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

/** The headings of a page in order; a repeated title gets a number after its anchor. */
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
  /** The offset in the text. */
  index: number;
}

/** Links and pictures of a page that lead to files, or within the page. */
export function localLinksOf(text: string): Link[] {
  return [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)]
    .map(({ 1: target = '', index }) => ({ target, index }))
    .filter(({ target }) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}
