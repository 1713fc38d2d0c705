import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';

/** The download address of a law's file. */
export const downloadHref = ({ id }: Pick<LawRow, 'id'>): string =>
  `/api/LeyReglamento/DownloadLeyReglamento?fileId=${id}`;
