import { escapeHtml } from '../../../contract/text/text.ts';

interface MailText {
  subject: string;
  text: string;
  /** Only links of the portal itself are made links: a stranger's words may be in a letter. */
  publicUrl: string;
}

/**
 * The HTML beside the text of a mail: the same words, whose own links can be pressed. It loads nothing, and has no colours
 * of its own but a line, so that a dark mail program may turn it.
 */
export function htmlOfMail({ subject, text, publicUrl }: MailText): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 1em">${linesOf(paragraph, publicUrl)}</p>`);
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:1.5em">
<div style="max-width:36em;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

const linesOf = (paragraph: string, publicUrl: string) =>
  paragraph
    .split('\n')
    .map((line) => (isOwnLink(line, publicUrl) ? linkOf(line) : escapeHtml(line)))
    .join('<br>\n');

const isOwnLink = (line: string, publicUrl: string) =>
  (line === publicUrl || line.startsWith(`${publicUrl}/`)) && /^\S+$/.test(line);

const linkOf = (address: string) => {
  const href = escapeHtml(address);
  return `<a href="${href}">${href}</a>`;
};
