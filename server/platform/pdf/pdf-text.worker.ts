import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { answerTasks } from '../process/answer-tasks.ts';
import { linesOfPage, type PageItem } from './page-lines.rules.ts';
import type { PdfText } from './pdf-text.ts';

// loaded before the rights are given up, after which this process may not read packages
Object.assign(globalThis, { pdfjsWorker });

/** Further pages are left out: none of our pages shows them. */
const pagesAtMost = 1000;

async function textOf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, pagesAtMost); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOfPage(items.filter((item) => 'str' in item).map(placed)));
    page.cleanup();
  }
  const isCut = pdf.numPages > pagesAtMost;
  await task.destroy();
  return { pages, isCut };
}

/** A piece with its place, which a PDF states as a matrix. */
function placed({ str, hasEOL, transform, width, height }: TextItem): PageItem {
  const [, , , , x = 0, y = 0] = transform as number[];
  return { str, hasEOL, x, y, width, height };
}

answerTasks(textOf);
