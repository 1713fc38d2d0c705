import { createRequire } from 'node:module';
import type { QRCode } from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type ReadQr = (pixels: Uint8ClampedArray, width: number, height: number) => QRCode | null;
/** jsqr is CommonJS, whose type differs between the tests of the server and journeys. */
const { default: jsQR } = createRequire(import.meta.url)('jsqr') as { default: ReadQr };

/** Reads a PDF: the size and text of its pages, its fonts and its metadata. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
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
  const { info, metadata } = await pdf.getMetadata();
  const xmp = (name: string) => String(metadata?.get(name) ?? '');
  const raw = Buffer.from(bytes).toString('latin1');
  const about = {
    info: info as Record<string, unknown>,
    /** The standards that the file claims, as pdf.js reads them. */
    standards: { archive: xmp('pdfaid:part') + xmp('pdfaid:conformance'), access: xmp('pdfuaid:part') },
    tags: JSON.stringify(await (await pdf.getPage(1)).getStructTree()),
    raw,
  };
  await task.destroy();
  return { pages, ...about };
}

export async function readAttachments(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const names = [...((await pdf.getAttachments())?.keys() ?? [])];
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, new Uint8Array((await pdf.getAttachmentContent(name)) ?? []));
  await task.destroy();
  return files;
}

const pixelsPerPoint = 2;

/** Reads the QR code on the first page with independent libraries. */
export async function readQr(bytes: Uint8Array): Promise<string | undefined> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: pixelsPerPoint });
  const factory = pdf.canvasFactory as { create(width: number, height: number): Drawn };
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  await task.destroy();
  return jsQR(data, width, height)?.data;
}

interface Drawn {
  canvas: { width: number; height: number };
  context: {
    getImageData(...rectangle: number[]): { data: Uint8ClampedArray; width: number; height: number };
  };
}
