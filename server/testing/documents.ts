import { crc32 } from 'node:zlib';

/** A ZIP whose parts lie in it unpacked. */
export function storedZip(parts: Record<string, string | Uint8Array>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const nameBytes = Buffer.from(name);
    const bytes = Buffer.from(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), shared, place, nameBytes);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, bytes]);
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(parts).length, 4);
  end.writeUInt16LE(Object.keys(parts).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\x05\x06'), end]);
}

export const aPdf = (text = 'Ley') =>
  Buffer.from(`%PDF-1.4\n%\u00e2\n1 0 obj <</T (${text})>> endobj\ntrailer <<>>\n%%EOF\n`);

export const aDocx = (text = 'Ley') =>
  storedZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:t>${text}</w:t></w:document>`,
  });

/** A compound file whose directory, at its second sector, has one stream of this name. */
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
