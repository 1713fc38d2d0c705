import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { answerTasks } from '../process/answer-tasks.ts';
import type { PdfText } from './pdf-text.ts';

// loaded before the rights are given up, after which this process may not read packages
Object.assign(globalThis, { pdfjsWorker });

/** Further pages are left out: none of our pages shows them. */
const pagesAtMost = 1000;

interface Item {
  str: string;
  hasEOL: boolean;
}

async function textOf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, pagesAtMost); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(linesOf(items.filter((item): item is (typeof items)[number] & Item => 'str' in item)));
    page.cleanup();
  }
  const isCut = pdf.numPages > pagesAtMost;
  await task.destroy();
  return { pages, isCut };
}

function linesOf(items: readonly Item[]): string[] {
  const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

answerTasks(textOf);
