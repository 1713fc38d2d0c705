import { drawingUrl } from '../lib/placeholder.ts';

/** The cover of a row that never has an uploaded picture. */
export const drawnCover = (row: { id: number; title: string }) => ({
  folder: 'articlefile' as const,
  file: null,
  drawing: drawingUrl(row),
});
