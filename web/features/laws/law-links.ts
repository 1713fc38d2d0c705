import type { LawRow } from '../../../contract/laws/calls.ts';

/** The address of a law's text on a day as Akoma Ntoso. */
export const aknHref = ({ id, day }: { id: number; day: string }): string =>
  `/api/LeyTexto/Akn?id=${id}&al=${day}`;

export const downloadHref = ({ id }: Pick<LawRow, 'id'>): string =>
  `/api/LeyReglamento/DownloadLeyReglamento?fileId=${id}`;
