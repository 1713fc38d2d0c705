import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF: the size and text of its pages, its fonts and its metadata. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages: { size: number[]; text: string; links: string[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    const links = (await page.getAnnotations()).map((annotation) => String(annotation.url));
    pages.push({
      size: (page.view as number[]).slice(2).map(Math.round),
      text: text.replace(/\s+/g, ' '),
      links,
    });
  }
  const { info } = await pdf.getMetadata();
  const raw = Buffer.from(bytes).toString('latin1');
  const about = {
    info: info as Record<string, unknown>,
    tags: JSON.stringify(await (await pdf.getPage(1)).getStructTree()),
    raw,
  };
  await task.destroy();
  return { pages, ...about };
}
