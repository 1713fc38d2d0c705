import type { Endpoint } from '../../../contract/endpoint.ts';
import type { FileKind } from '../../../contract/files/file-kinds.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { aDocx, aPdf } from './documents.ts';
import { fileOf, fourColours } from './images.ts';
import { paragraph, run, wordDocument } from './word-document.ts';
import { zipOf } from './zip.ts';

/** A question in GIFT with one right answer. */
const giftQuestion = '¿Quién administra la cuenta? {=La gestora ~El banco}';

/** Bytes that each kind of upload accepts; for `courseArchive` a foreign ZIP. */
const samples: Record<FileKind, () => Promise<Uint8Array | string> | Uint8Array | string> = {
  picture: () => fourColours(20, 20).png().toBuffer(),
  document: () => aPdf(),
  wordText: () => wordDocument(paragraph(run('Un texto de Word'))),
  lawText: () => '<ley><articulo>Artículo 1. Objeto.</articulo></ley>',
  material: () => aDocx(),
  video: () => '',
  courseArchive: () => zipOf([{ name: 'course.json', content: '{}' }]),
  questionBank: () => giftQuestion,
  peopleList: () => 'Nombre completo;CI;Correo\nAna Quispe;4567890;\nLuis Rojas;5678901;luis@lista.test\n',
  factTable: () =>
    xlsxOf({
      name: 'Datos',
      widths: [20, 20],
      rows: [
        ['Dato', 'Valor'],
        ['Sueldo mínimo', '1500'],
      ],
    }),
  wordTable: () =>
    xlsxOf({
      name: 'Palabras',
      widths: [20, 20],
      rows: [
        ['Qué dice', 'Palabras'],
        ['Significan lo mismo', 'chalana; patache'],
      ],
    }),
  captions: () => 'WEBVTT\n\n00:01.000 --> 00:02.000\nTu pensión\n',
};

export const fileOfKind = async (kind: FileKind, name = 'archivo'): Promise<File> =>
  fileOf(await samples[kind](), name);

/** Makes a file of a kind that the row refuses: a picture, or a document for a row of pictures. */
export const fileOfOtherKind = (row: Endpoint): Promise<File> =>
  fileOfKind(row.upload === 'picture' ? 'document' : 'picture');
