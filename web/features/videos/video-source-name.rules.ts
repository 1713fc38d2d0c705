import { videoSourceOf } from '../../../contract/content/video-source.ts';

/** What an address was recognised as: 'Video de YouTube'; null while it is none that is taken. */
export function videoSourceName(address: string): string | null {
  const source = videoSourceOf(address.trim());
  if (source === null) return null;
  if (source.kind === 'frame') return `Video de ${source.service}`;
  return source.src.startsWith('/') ? 'Video de este portal' : 'Archivo de video';
}
