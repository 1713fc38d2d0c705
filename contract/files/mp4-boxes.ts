/** A box of an MP4 file (ISO/IEC 14496-12): the offsets at which its content begins and ends. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** Up to `length` bytes of a file; fewer at the file's end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>;

const headBytes = 8;
const longHeadBytes = 16;
/** Far more boxes than we ever look through in a real video; it stops a file made of nothing but boxes. */
const boxesAtMost = 5000;

/**
 * Reads the boxes between two offsets one by one and stops at the first invalid one. A box that claims to end beyond
 * `end` was cut off.
 */
export async function* readBoxes(read: ReadBytes, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  for (let count = 0; count < boxesAtMost && at + headBytes <= end; count += 1) {
    const bytes = await read(at, longHeadBytes);
    if (bytes.length < headBytes) return;
    const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let size = head.getUint32(0);
    let contentAt = at + headBytes;
    if (size === 0) size = end - at; // the last one, to the end of the file
    if (size === 1) {
      if (bytes.length < longHeadBytes) return;
      size = Number(head.getBigUint64(8)); // beyond 2^53 it ends beyond any file anyway
      contentAt = at + longHeadBytes;
    }
    if (at + size < contentAt) return;
    yield { type: String.fromCharCode(...bytes.subarray(4, 8)), start: contentAt, end: at + size };
    at += size;
  }
}

/** More than any film has. */
const tracksAtMost = 64;

interface Track {
  /** 'vide' = moving pictures, 'soun' = sound. */
  handler: string;
  /** The names of its sample entries: 'avc1', 'mp4a' … */
  codecs: string[];
}

const nameAt = async (read: ReadBytes, at: number) => String.fromCharCode(...(await read(at, 4)));

export async function readTracks(read: ReadBytes, moov: Box): Promise<Track[]> {
  const tracks: Track[] = [];
  for await (const trak of boxesInside(read, moov))
    if (trak.type === 'trak' && tracks.length < tracksAtMost) tracks.push(await readTrack(read, trak));
  return tracks;
}

/** The boxes that lead to a track's sample entries. */
const below: Record<string, string> = { trak: 'mdia', mdia: 'minf', minf: 'stbl' };

async function readTrack(read: ReadBytes, outer: Box): Promise<Track> {
  const track: Track = { handler: '', codecs: [] };
  for await (const inner of boxesInside(read, outer)) {
    if (inner.type === 'hdlr') track.handler ||= await nameAt(read, inner.start + 8);
    if (inner.type === 'stsd') track.codecs.push(...(await sampleEntries(read, inner)));
    if (inner.type !== below[outer.type]) continue;
    const { handler, codecs } = await readTrack(read, inner);
    track.handler ||= handler;
    track.codecs.push(...codecs);
  }
  return track;
}

async function sampleEntries(read: ReadBytes, { start, end }: Box): Promise<string[]> {
  const names: string[] = [];
  for await (const { type } of readBoxes(read, start + 8, end)) names.push(type);
  return names;
}

/** H.264, VP8, VP9 and AV1. */
const shownEverywhere = ['avc1', 'avc3', 'vp08', 'vp09', 'av01'];

/** A film plays in every browser, in some (HEVC, MPEG-4 Part 2 …), or in none without a key. */
export type Playback = 'everywhere' | 'somewhere' | 'encrypted';

/** A film without named codecs is assumed to play. */
export function playbackOf(tracks: readonly Track[]): Playback {
  const codecs = tracks.flatMap((track) => track.codecs);
  if (codecs.some((codec) => codec === 'encv' || codec === 'enca')) return 'encrypted';
  const ofPictures = tracks.filter(({ handler }) => handler === 'vide').flatMap((track) => track.codecs);
  return ofPictures.every((codec) => shownEverywhere.includes(codec)) ? 'everywhere' : 'somewhere';
}

/** The boxes inside a box; each ends within it. */
export async function* boxesInside(read: ReadBytes, outer: Box): AsyncGenerator<Box> {
  for await (const box of readBoxes(read, outer.start, outer.end))
    yield { ...box, end: Math.min(box.end, outer.end) };
}
