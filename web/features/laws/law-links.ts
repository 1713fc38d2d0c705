import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';

/** Where the file of a law is downloaded. */
export const downloadHref = ({ id }: Pick<LawRow, 'id'>): string =>
  `/api/LeyReglamento/DownloadLeyReglamento?fileId=${id}`;
