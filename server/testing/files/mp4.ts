/** Makes a box of an MP4: length, type, content. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

interface Mp4Given {
  seconds?: number;
  isFastStart?: boolean;
  brand?: string;
  /** 'vide' = moving pictures, 'soun' = sound. */
  handler?: string;
  /** The name of the sample entry. */
  codec?: string;
  /** Bytes of pictures and sound. */
  mediaBytes?: number;
}

const timescale = 600;

function movieHead(seconds: number): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(timescale, 12);
  content.writeUInt32BE(seconds * timescale, 16);
  return box('mvhd', content);
}

/** Makes the boxes of an unplayable MP4, by default of a minute and a half, moov first. */
export function anMp4(given: Mp4Given = {}): Buffer {
  const handler = Buffer.concat([Buffer.alloc(8), Buffer.from(given.handler ?? 'vide'), Buffer.alloc(13)]);
  const entry = box('stsd', Buffer.alloc(8), box(given.codec ?? 'avc1', Buffer.alloc(78)));
  const media = box('mdia', box('hdlr', handler), box('minf', box('stbl', entry)));
  const moov = box('moov', movieHead(given.seconds ?? 90), box('trak', media));
  const mdat = box('mdat', Buffer.alloc(given.mediaBytes ?? 2000, 7));
  const ftyp = box('ftyp', Buffer.from(`${given.brand ?? 'isom'}\0\0\x02\0isomiso2avc1mp41`, 'latin1'));
  return Buffer.concat(given.isFastStart === false ? [ftyp, mdat, moov] : [ftyp, moov, mdat]);
}
