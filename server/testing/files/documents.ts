import { zipOf } from './zip.ts';

export const aPdf = (text = 'Ley') =>
  Buffer.from(`%PDF-1.4\n%\u00e2\n1 0 obj <</T (${text})>> endobj\ntrailer <<>>\n%%EOF\n`);

export const aDocx = (text = 'Ley') =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document><w:t>${text}</w:t></w:document>` },
  ]);

/** Makes a compound file whose directory, at its second sector, has one stream of this name. */
export function aCompoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(1536);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  const entryAt = 1024;
  const name = Buffer.from(`${stream}\0`, 'utf16le');
  name.copy(bytes, entryAt);
  bytes.writeUInt16LE(name.length, entryAt + 64);
  bytes[entryAt + 66] = 2;
  return bytes;
}
