import { UnreadableFile } from './unreadable-file.ts';

const notUtf8 = 'El archivo no está en UTF-8: lo leímos como Windows-1252. Revisa los acentos.';

/** The text of a file in any encoding that spreadsheets and editors use, with '\n' as line end. */
export function textOfFile(bytes: Uint8Array): { text: string; notes: string[] } {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const encoding = first === 0xff ? 'utf-16le' : 'utf-16be';
    return plain(new TextDecoder(encoding).decode(bytes), []);
  }
  try {
    return plain(new TextDecoder('utf-8', { fatal: true }).decode(bytes), []);
  } catch {
    return plain(new TextDecoder('windows-1252').decode(bytes), [notUtf8]); // every byte is a character in it
  }
}

function plain(text: string, notes: string[]) {
  if (text.includes('\0')) throw new UnreadableFile('El archivo no es de Excel ni de texto.');
  if (text.trim() === '') throw new UnreadableFile('El archivo está vacío.');
  return { text: text.replace(/\r\n?/g, '\n'), notes };
}
