import * as z from 'zod/mini';
import { endpoint, endpointNamed } from './endpoint.ts';
import { requiredText } from './fields.ts';

/** `type` is `Articulo` or `course`; after those Video, Ley, Sistema (decisions §4). */
export const searchResult = z.object({
  type: z.enum(['Articulo', 'course', 'Video', 'Ley', 'Sistema']),
  id: z.int(),
  title: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;

export const slide = z.object({ id: z.int(), path: z.string(), link: z.string(), alt: z.string() });
export type Slide = z.infer<typeof slide>;

export const homeSlider = {
  find: endpointNamed('findObject', {
    method: 'GET',
    path: 'HomeSlider/Find',
    who: 'open',
    summary: 'The search',
    input: z.object({ value: requiredText('Escribe qué quieres buscar.', 100) }),
    output: z.array(searchResult),
  }),
  getImages: endpoint({
    method: 'GET',
    path: 'HomeSlider/GetImages',
    who: 'open',
    summary: 'The slider',
    input: z.object({}),
    output: z.array(slide),
  }),
};
