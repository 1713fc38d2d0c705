import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listInput, rowId } from './fields.ts';

export const videoRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
});
export type VideoRow = z.infer<typeof videoRow>;

export const lawRow = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  path: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
});
export type LawRow = z.infer<typeof lawRow>;

export const pensionItemRow = z.object({ id: z.int(), title: z.string(), description: z.string() });
export type PensionItemRow = z.infer<typeof pensionItemRow>;

/** Read side of three shelves; their managers come with the content screens. */
export const video = {
  get: endpoint({
    method: 'GET',
    path: 'Video/Get',
    who: 'open',
    list: true,
    summary: 'Videos',
    input: z.object(listInput),
    output: z.array(videoRow),
  }),
};
export const leyReglamento = {
  get: endpoint({
    method: 'GET',
    path: 'LeyReglamento/Get',
    who: 'open',
    list: true,
    summary: 'Laws and regulations',
    input: z.object(listInput),
    output: z.array(lawRow),
  }),
  downloadLeyReglamento: endpoint({
    method: 'GET',
    path: 'LeyReglamento/DownloadLeyReglamento',
    who: 'open',
    file: true,
    summary: 'The file of a law',
    input: z.object({ fileId: rowId() }),
    output: z.any(),
  }),
};
export const sistemaPension = {
  get: endpoint({
    method: 'GET',
    path: 'SistemaPension/Get',
    who: 'open',
    list: true,
    summary: 'Texts on the pension system',
    input: z.object(listInput),
    output: z.array(pensionItemRow),
  }),
};
