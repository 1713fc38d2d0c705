import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCompoundFile, aDocx, aPdf } from '../../testing/files/documents.ts';
import { zipOf } from '../../testing/files/zip.ts';
import { folderForTests } from '../../testing/lifetime.ts';
import { documentKindOf } from './document-kind.ts';

const folder = await folderForTests('documents-');

async function kindOf(content: string | Uint8Array) {
  const path = join(folder, 'documento');
  await writeFile(path, content);
  return documentKindOf(path);
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const swapped = (text: string) => utf16(text).swap16();

test.each([
  ['a pdf', aPdf(), 'pdf'],
  ['a pdf after blank lines', Buffer.concat([Buffer.alloc(1000, '\n'), aPdf()]), 'pdf'],
  ['a docx', aDocx(), 'docx'],
  ['a docx of other programs', zipOf([{ name: 'word/document2.xml', content: '<w/>' }]), 'docx'],
  ['a docx with a comment at its end', Buffer.concat([aDocx(), Buffer.alloc(300)]), 'docx'],
  ['a doc', aCompoundFile('WordDocument'), 'doc'],
  ['an xml', '<?xml version="1.0" encoding="UTF-8"?>\n<ley número="1">Año</ley>', 'xml'],
  ['an xml without declaration', '\n <ley/>', 'xml'],
  [
    'an xml with a mark, a comment and a doctype',
    '\ufeff<!-- a --><!DOCTYPE ley SYSTEM "l.dtd"><ley>x</ley>',
    'xml',
  ],
  ['an xml with a doctype of its own', '<!DOCTYPE ley [<!ELEMENT ley (#PCDATA)>]>\n<ley>x</ley>', 'xml'],
  ['an xml in a space of names', '<n:ley xmlns:n="urn:l">x</n:ley>', 'xml'],
  [
    'an xml in Latin-1',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><ley>Año</ley>', 'latin1'),
    'xml',
  ],
  ['an xml in UTF-16', utf16('\ufeff<?xml version="1.0" encoding="UTF-16"?><ley>Año</ley>'), 'xml'],
  ['an xml in the other UTF-16', swapped('\ufeff<ley>Año</ley>'), 'xml'],
  ['an xml in UTF-16 without a mark', utf16('<?xml version="1.0"?><ley>x</ley>'), 'xml'],
  ['a long xml whose 64th kilobyte ends in a letter', `<ley>a${'ñ'.repeat(100_000)}</ley>`, 'xml'],
] as const)('%s', async (_, content, kind) => expect(await kindOf(content)).toBe(kind));

test.each([
  ['nothing', ''],
  ['a text', 'Ley de pensiones'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a zip of something else', zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }])],
  ['a zip that was cut off', aDocx().subarray(0, -30)],
  ['two letters', 'PK'],
  ['a table of another program', aCompoundFile('Workbook')],
  [
    'a compound file that only mentions Word',
    Buffer.concat([aCompoundFile('Workbook'), Buffer.alloc(10), utf16('WordDocument\0')]),
  ],
  ['a page', '<!DOCTYPE html><html><body>x</body></html>'],
  ['a page without a doctype', ' <HTML><script>alert(1)</script></HTML>'],
  [
    'a page that says it is xml',
    '<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"/>',
  ],
  ['a page behind a comment', '<!-- x --><html></html>'],
  ['a page in a space of names', '<h:html xmlns:h="http://www.w3.org/1999/xhtml"/>'],
  ['a page with a pdf in it', '<script>alert(1)</script>%PDF-1.4'],
  ['a part of a page', '<script>alert(1)</script>'],
  ['a text that begins with a sign', '< 3 de mayo'],
  ['a pdf too far in', Buffer.concat([Buffer.alloc(2000, '\n'), aPdf()])],
  ['an xml with a NUL', '<ley>\0</ley>'],
  ['an xml in no known writing', '<?xml version="1.0" encoding="klingon"?><ley/>'],
  [
    'an xml that is not what it says',
    Buffer.from('<?xml version="1.0" encoding="UTF-8"?><ley>Año</ley>', 'latin1'),
  ],
])('not %s', async (_, content) => expect(await kindOf(content)).toBeUndefined());
