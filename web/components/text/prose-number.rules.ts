const quote =
  /<blockquote>\s*<p>\s*<strong>((?:(?!<\/?(?:strong|p)\b)[\s\S])*)<\/strong>((?:(?!<\/p>)[\s\S])*)<\/p>\s*<\/blockquote>/g;

/** A figure that can stand large: '+50 %', '65 años', '$13 522'. */
const isFigure = (html: string): boolean => {
  const words = html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
  return words.length <= 12 && /^\D{0,4}\d/.test(words);
};

/**
 * A one-paragraph quotation that begins with a bold figure is the large number of its text ('Dato grande' in the
 * editor), with its words beside it.
 */
export const raiseNumbers = (html: string): string =>
  html.includes('<blockquote>')
    ? html.replace(quote, (whole, figure: string, words: string) =>
        isFigure(figure) ? `<p data-number=""><b>${figure}</b> <span>${words.trim()}</span></p>` : whole,
      )
    : html;
