import { open } from 'node:fs/promises';
import {
  type Box,
  boxesInside,
  type Playback,
  playbackOf,
  readBoxes,
  readTracks,
} from '../../../contract/files/mp4-boxes.ts';

/** Facts about an MP4 video. */
export interface Mp4Facts {
  /** Whole seconds, at least 1; null = the file does not tell, as in a live recording in fragments. */
  durationSeconds: number | null;
  /**
   * True when its directory (moov) comes before its pictures (mdat), so that playback can start before the whole file
   * has arrived.
   */
  isFastStart: boolean;
  playback: Playback;
}

type ReadFile = (position: number, length: number) => Promise<Buffer>;

/** The brands of files that begin like an MP4 video but are none: QuickTime, audio, pictures. */
const foreignBrands = new Set([
  'qt  ',
  'M4A ',
  'M4B ',
  'M4P ',
  'avif',
  'avis',
  'heic',
  'heix',
  'mif1',
  'msf1',
]);
const brandForm = /^[\x20-\x7e]{4}$/;
const longestSeconds = 7 * 24 * 3600; // a longer duration is not plausible for a lesson

/**
 * Reads the facts of an MP4 video from its boxes alone, a few bytes each. 'other' = the content is no MP4 video;
 * 'broken' = it is cut off or has no directory.
 */
export async function readMp4(path: string): Promise<Mp4Facts | 'other' | 'broken'> {
  const file = await open(path, 'r');
  const read: ReadFile = async (position, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  try {
    if (!(await beginsAsMp4(read))) return 'other';
    const { size } = await file.stat();
    let moov: Box | undefined;
    let hasMedia = false;
    let isFastStart = false;
    for await (const box of readBoxes(read, 0, size)) {
      if (box.end > size) return 'broken';
      if (box.type === 'moov') {
        moov = box;
        isFastStart = !hasMedia;
      }
      if (box.type === 'mdat' || box.type === 'moof') hasMedia = true;
      if (moov !== undefined && hasMedia) break;
    }
    if (moov === undefined || !hasMedia) return 'broken';
    const movie = await readMovie(read, moov);
    if (movie === undefined) return 'broken';
    const tracks = await readTracks(read, moov);
    if (!tracks.some(({ handler }) => handler === 'vide')) return 'other';
    return { ...movie, isFastStart, playback: playbackOf(tracks) };
  } finally {
    await file.close();
  }
}

async function beginsAsMp4(read: ReadFile): Promise<boolean> {
  const head = await read(0, 12);
  const brand = head.toString('latin1', 8, 12);
  return head.toString('latin1', 4, 8) === 'ftyp' && brandForm.test(brand) && !foreignBrands.has(brand);
}

/** Returns undefined without a readable header. */
async function readMovie(read: ReadFile, moov: Box) {
  let head: { seconds: number; timescale: number } | undefined;
  let ofPieces = 0;
  for await (const box of boxesInside(read, moov)) {
    if (box.type === 'mvhd') head ??= await readMovieHead(read, box);
    if (box.type === 'mvex') ofPieces = await lengthOfPieces(read, box);
  }
  if (head === undefined) return undefined;
  const seconds = head.seconds === 0 ? ofPieces / head.timescale : head.seconds;
  const isKnown = seconds > 0 && seconds <= longestSeconds;
  return { durationSeconds: isKnown ? Math.max(1, Math.round(seconds)) : null };
}

const unknown32 = 0xffffffff;
const unknown64 = 0xffffffffffffffffn;

async function readMovieHead(read: ReadFile, { start, end }: Box) {
  const bytes = await read(start, Math.min(32, end - start));
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) return undefined;
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12);
  const duration = lengthAt(bytes, isLong, isLong ? 24 : 16);
  return timescale === 0 ? undefined : { seconds: duration / timescale, timescale };
}

/** The total length that a fragmented video declares (mehd), in units of its timescale; 0 without one. */
async function lengthOfPieces(read: ReadFile, mvex: Box): Promise<number> {
  for await (const { type, start, end } of boxesInside(read, mvex)) {
    if (type !== 'mehd') continue;
    const bytes = await read(start, Math.min(12, end - start));
    const isLong = bytes[0] === 1;
    return bytes.length < (isLong ? 12 : 8) ? 0 : lengthAt(bytes, isLong, 4);
  }
  return 0;
}

function lengthAt(bytes: Buffer, isLong: boolean, at: number): number {
  if (!isLong) return bytes.readUInt32BE(at) === unknown32 ? 0 : bytes.readUInt32BE(at);
  return bytes.readBigUInt64BE(at) === unknown64 ? 0 : Number(bytes.readBigUInt64BE(at));
}
