import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, optionalText, rowId } from '../fields.ts';
import { cropInput, uploadedFile } from '../files/file-kinds.ts';

const image = z.nullable(z.string());

/** The two images of an article or a course; alt = their alternative texts. */
const coverImages = z.object({
  id: z.int(),
  title: z.string(),
  imgPortada: image,
  imgDetalle: image,
  altPortada: z.string(),
  altDetalle: z.string(),
});
export type CoverImages = z.infer<typeof coverImages>;

/** Fields sent with a new image, beside its owner's id. */
export const newImage = {
  file: uploadedFile(),
  isPortada: z.boolean('Falta decir si es la portada o el detalle.'),
  Alt: optionalText(),
  ...cropInput,
};

/** The image calls, the same for every controller with images. */
export const imageCalls = (noun: 'Article' | 'Course') => ({
  getImages: endpoint({
    method: 'GET',
    path: `${noun}/GetImages`,
    who: 'open',
    isPrescribed: true,
    summary: 'The cover and the detail image',
    input: z.object({ id: rowId() }),
    output: coverImages,
  }),
  setImageAlt: endpoint({
    method: 'PUT',
    path: `${noun}/SetImageAlt`,
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Changes the alternative text of an image',
    input: z.object({ Id: rowId(), IsPortada: z.boolean(), Alt: optionalText() }),
    output: done,
  }),
  deleteImage: endpoint({
    method: 'DELETE',
    path: `${noun}/DeleteImage`,
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Removes the cover or the detail image: the drawn one is shown again',
    input: z.object({ id: rowId(), isPortada: z.boolean() }),
    output: done,
  }),
});
