import { videoSourceOf } from '../../../contract/content/video-source.ts';

/** The name of the recognised source: 'Video de YouTube'; null for an address that is not accepted. */
export function videoSourceName(address: string): string | null {
  const source = videoSourceOf(address.trim());
  if (source === null) return null;
  if (source.kind === 'frame') return `Video de ${source.service}`;
  return source.src.startsWith('/') ? 'Video de este portal' : 'Archivo de video';
}
