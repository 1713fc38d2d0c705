import { type Playback, playbackOf, readBoxes, readTracks } from '../../../contract/content/mp4-boxes.ts';

/** Finds from a few bytes where a chosen video will play. The server's check decides; this one only comes earlier. */
export async function playbackOfFile(file: Blob): Promise<Playback> {
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer());
  for await (const box of readBoxes(read, 0, file.size))
    if (box.type === 'moov') return playbackOf(await readTracks(read, box));
  return 'everywhere';
}
