import { readPdfSignature } from '../../../../contract/certificates/pdf-signature.ts';
import { type FileFacts, mostBytes } from './check-file.rules.ts';

/** Reads a file in the browser: nothing of it is sent anywhere (spec 9.5). */
export async function readFile(file: Blob): Promise<FileFacts> {
  if (file.size > mostBytes) return 'tooBig';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 5)) !== '%PDF-') return 'notPdf';
  const [text, sha256, signature] = await Promise.all([
    textOf(bytes),
    crypto.subtle.digest('SHA-256', bytes),
    readPdfSignature(bytes),
  ]);
  if (text === 'protected' || text === 'damaged') return text;
  const digits = [...new Uint8Array(sha256)].map((byte) => byte.toString(16).padStart(2, '0'));
  return { text: text.words, sha256: digits.join(''), signature };
}

/** Extracts the text of the first page, as any PDF reader does. */
async function textOf(bytes: Uint8Array): Promise<{ words: string } | 'protected' | 'damaged'> {
  const { openPdf } = await import('./open-pdf.ts');
  const task = openPdf(bytes.slice());
  try {
    const page = await (await task.promise).getPage(1);
    const { items } = await page.getTextContent();
    return {
      words: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    };
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'protected' : 'damaged';
  } finally {
    await task.destroy();
  }
}
