/** The tags of Moodle's editors; in other texts '<' is an ordinary character. */
const knownTag =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|sub|sup|ul|ol|li|img|a|table|tbody|tr|td|th|h[1-6]|pre|code|font|hr|script|style)\b[^>]*>/i;

/** True for a text that seems to be HTML. */
export const looksLikeHtml = (text: string): boolean =>
  knownTag.test(text) || /&(?:nbsp|amp|lt|gt|quot|#\d+|[a-z]+(?:acute|tilde|uml));/i.test(text);
