import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import * as refusals from '../../contract/refusals.ts';
import { multipartOf, tokenOf } from '../testing/client.ts';
import { fileOf, fourColours } from '../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let file: File;
beforeAll(async () => {
  file = fileOf(await fourColours(40, 40).png().toBuffer());
});

async function callOf(row: Endpoint, input: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${await tokenOf(portal.portal, admin)}` };
  const { method } = row;
  const url = `/api/${row.path}`;
  if (method === 'GET' || method === 'DELETE') {
    const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return portal.app.inject({ method, url: `${url}/`, headers, query }); // with the slash at the end (spec 3.1)
  }
  if (row.upload === undefined) return portal.app.inject({ method, url, headers, payload: input });
  const form = await multipartOf({ ...input, ...(input.file === 'a picture' ? { file } : {}) });
  return portal.app.inject({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload });
}

/** A refused call: its input, the fields that the answer names, and for some the sentence (spec 15.2). */
type Refused = [input: Record<string, unknown>, errors: Record<string, string | true>];

const title = { Title: 'El campo Título es obligatorio.' };
const noFile = { file: 'El campo Archivo es obligatorio.' };
const picture = { file: 'a picture' };
const list: Refused[] = [
  [{ Page: 0 }, { Page: true }],
  [{ page: 'dos' }, { Page: true }],
  [{ PAGESIZE: 201 }, { PageSize: true }],
  [{ Search: 'a'.repeat(101) }, { Search: true }],
];
const id = (name = 'id'): Refused[] =>
  [undefined, 0, -3, 'tres', 1.5].map((value) => [
    value === undefined ? {} : { [name]: value },
    { [name]: true },
  ]);
const order: Refused[] = [{}, { Ids: [] }, { Ids: 'x' }, { Ids: [0] }, { Ids: [1, 1] }].map((input) => [
  input,
  { Ids: true },
]);
const bulk: Refused[] = [
  {},
  { Items: [] },
  { Items: 'x' },
  { Items: [{ Id: 0 }] },
  { Items: [{ Id: 1 }, { Id: 1 }] },
].map((input) => [input, { Items: true }]);
const oneRevision: Refused[] = [
  [{}, { id: true, version: true }],
  [{ id: 1, version: 0 }, { version: true }],
];
const restored: Refused[] = [
  [{}, { Id: true, Revision: true }],
  [{ Id: 1, Revision: 1, Version: 'x' }, { Version: true }],
];
const withField =
  (more: object) =>
  ([input, errors]: Refused): Refused => [{ ...input, ...more }, errors];
const bulkOfTrash: Refused[] = [
  [{}, { Items: true }],
  [{ Items: [] }, { Items: true }],
  [{ Items: [{ Type: 'account', Id: 1 }] }, { Items: true }],
];
const cropped = { CropX: -1, CropY: 0, CropWidth: 8001, CropHeight: 'alto' };
const badCrop = { CropX: true, CropWidth: true, CropHeight: true } as const;

/**
 * The content calls with inputs that an administrator is refused. Category/Get and GetImages of the slider take no
 * input.
 */
const refused: Record<string, Refused[]> = {
  'Article/Get': [...list, [{ Sort: 'content_html' }, { Sort: true }], [{ Order: 'down' }, { Order: true }]],
  'Article/GetClient': list,
  'Article/GetToEdit': id(),
  'Article/Read': [...id(), [{ id: 1, ID: 2 }, { id: true }]],
  'Article/GetImages': id(),
  'Article/Add': [
    [{}, { ...title, CategoryId: 'El campo Categoría es obligatorio.' }],
    [
      { Title: '  ', CategoryId: 0 },
      { ...title, CategoryId: true },
    ],
    [{ Title: 'T', CategoryId: 1, YearsRange: 0 }, { YearsRange: true }],
    [{ Title: 'T', CategoryId: 1, YearsRange: 101 }, { YearsRange: true }],
    [{ Title: 'T', CategoryId: 1, PublishAt: '2030-02-30T10:00' }, { PublishAt: true }],
    [
      { Title: 'a'.repeat(201), CategoryId: 1, Published: 'quizá' },
      { Title: true, Published: true },
    ],
  ],
  'Article/Update': [
    ...id('Id'),
    [
      { Id: 1, Title: '', YearsRange: 'x', Version: 'x' },
      { ...title, YearsRange: true, Version: true },
    ],
  ],
  'Article/Delete': id(),
  'Article/AddArticleImage': [
    [{}, { ...noFile, articleId: true, isPortada: true }],
    [{ file: 'no Blob', articleId: 1, isPortada: 1 }, noFile],
    [{ ...picture, articleId: 1, isPortada: 1, ...cropped }, badCrop],
  ],
  'Article/SetImageAlt': [
    [{}, { Id: true, IsPortada: true }],
    [{ Id: 1, IsPortada: true, Alt: 'a'.repeat(201) }, { Alt: true }],
  ],
  'Article/DeleteImage': [
    [{}, { id: true, isPortada: true }],
    [{ id: 1, isPortada: 'x' }, { isPortada: true }],
  ],
  'Article/GetRevisions': id(),
  'Article/GetRevision': oneRevision,
  'Article/RestoreRevision': restored,
  'Article/Preview': [
    [{}, { Description: true }],
    [{ Description: '<b>'.repeat(1001) }, { Description: true }],
  ],
  'Article/ImportDocx': [[{}, noFile]],
  'Category/Add': [
    [{ Description: 'a'.repeat(501) }, { Name: 'El campo Nombre es obligatorio.', Description: true }],
    [{ Name: 'Una', name: 'Otra' }, { Name: true }],
  ],
  'Category/Update': [...id('Id'), [{ Id: 1, Name: '' }, { Name: 'El campo Nombre es obligatorio.' }]],
  'Category/Delete': id(),
  'Video/Get': list,
  'Video/Add': [
    [{}, { ...title, VideoUrl: 'El campo URL es obligatorio.' }],
    [{ Title: 'T', VideoUrl: 'https://a.example/b.avi' }, { VideoUrl: refusals.badVideoUrl.message }],
  ],
  'Video/Update': [
    ...id('Id'),
    [
      { Id: 1, Title: '', VideoUrl: '' },
      { ...title, VideoUrl: 'El campo URL es obligatorio.' },
    ],
    [{ Id: 1, VideoUrl: 'javascript:1' }, { VideoUrl: true }],
  ],
  'Video/Delete': id(),
  'Video/Order': order,
  'LeyReglamento/Get': list,
  'LeyReglamento/DownloadLeyReglamento': id('fileId'),
  'LeyReglamento/Add': [
    [{}, { ...title, ...noFile }],
    [{ Title: 'T', file: 'no Blob' }, noFile],
    [
      { ...picture, Description: 'a'.repeat(2001) },
      { ...title, Description: true },
    ],
  ],
  'LeyReglamento/Update': [...id('Id'), [{ Id: 1, Title: '' }, title]],
  'LeyReglamento/DeleteLeyReglamento': id(),
  'LeyReglamento/Order': order,
  'SistemaPension/Get': list,
  'SistemaPension/Add': [
    [{}, { Name: 'El campo Título es obligatorio.', Description: 'El campo Descripción es obligatorio.' }],
    [{ Name: 'N', Description: '<p> </p>' }, { Description: 'El campo Descripción es obligatorio.' }],
    [
      { Id: -1, Name: 'N', Description: '<p>d</p>', Version: 'x' },
      { Id: true, Version: true },
    ],
  ],
  'SistemaPension/Delete': id(),
  'SistemaPension/Order': order,
  'Subject/GetRevisions': id(),
  'Subject/GetRevision': oneRevision,
  'Subject/RestoreRevision': restored,
  'Subject/Get': list,
  'Subject/Read': [
    [{ id: 0 }, { id: true }],
    [{ answerId: 'x' }, { answerId: true }],
  ],
  'Subject/GetToEdit': id(),
  'Subject/Add': [
    [{}, { Title: 'El campo Tema es obligatorio.' }],
    [{ Title: 'T', Summary: 'a'.repeat(201), Answers: '¿Sola?' }, { Summary: true }],
    [
      { Title: 'T', FirstThings: 'a\nb\nc\nd', Answers: '¿Sola?', Links: '/calculadoras' },
      { FirstThings: true, Answers: true, Links: true },
    ],
  ],
  'Subject/Update': [...id('Id'), [{ Id: 1, Title: ' ' }, { Title: 'El campo Tema es obligatorio.' }]],
  'Subject/Delete': id(),
  'Subject/DeleteMany': bulk,
  'Subject/Order': order,
  'Feedback/Get': [...list, [{ Kind: 'otro' }, { Kind: true }]],
  'Feedback/Answer': [[{}, { Kind: true, Key: 'Falta la página.', Useful: 'Di si te sirvió.' }]],
  'Feedback/AddWords': [
    [{}, { Kind: true, Key: 'Falta la página.', Useful: 'Di si te sirvió.', Words: 'Escribe una frase.' }],
    [{ Kind: 'article', Key: '1', Useful: true, Words: 'a'.repeat(301) }, { Words: true }],
  ],
  'Feedback/PutAwayMany': bulk,
  'Term/GetRevisions': id(),
  'Term/GetRevision': oneRevision,
  'Term/RestoreRevision': restored,
  'Term/Get': list,
  'Term/GetToEdit': id(),
  'Term/Add': [
    [{}, { Term: 'El campo Término es obligatorio.', Definition: 'El campo Definición es obligatorio.' }],
    [
      { Term: 'a'.repeat(81), Definition: 'a'.repeat(401), Law: 'a'.repeat(121) },
      { Term: true, Definition: true, Law: true },
    ],
    [{ Term: 'T', Definition: 'd', LawLink: 'javascript:1' }, { LawLink: refusals.badLink.message }],
    [{ Term: 'T', Definition: 'd', SeeAlso: 'Nada' }, { SeeAlso: true }],
  ],
  'Term/Update': [
    ...id('Id'),
    [{ Id: 1, Definition: ' ' }, { Definition: 'El campo Definición es obligatorio.' }],
  ],
  'Term/Delete': id(),
  'Term/DeleteMany': bulk,
  'HomeSlider/Find': [
    [{}, { value: true }],
    [{ value: '  ' }, { value: true }],
  ],
  'HomeSlider/Suggest': [
    [{}, { value: true }],
    [{ value: '  ' }, { value: true }],
  ],
  'HomeSlider/Search': [
    [{}, { value: true }],
    [{ value: '  ' }, { value: true }],
    [{ value: 'a'.repeat(501) }, { value: true }],
    [
      { value: 'a', Type: 'otro', Page: 0, PageSize: 201 },
      { Type: true, Page: true, PageSize: true },
    ],
  ],
  'HomeSlider/AddSliderImage': [
    [{ url: '/articulos' }, noFile],
    [{ ...picture, url: 'javascript:1' }, { url: refusals.badLink.message }],
    [{ ...picture, ...cropped }, badCrop],
  ],
  'HomeSlider/UpdateSliderImage': [
    ...id(),
    [{ id: 1, link: '//otra.example' }, { link: refusals.badLink.message }],
  ],
  'HomeSlider/DeleteImage': [
    [{}, { path: true }],
    [{ path: 'a.webp', id: 0 }, { id: true }],
  ],
  'HomeSlider/Order': order,
  'Media/Get': list,
  'Media/Add': [
    [{ Alt: 'a'.repeat(201) }, { ...noFile, Alt: true }],
    [{ ...picture, ...cropped }, badCrop],
  ],
  'Media/Update': id('Id'),
  'Media/Delete': id(),
  'Article/DeleteMany': bulk,
  'Category/DeleteMany': bulk,
  'Video/DeleteMany': bulk,
  'LeyReglamento/DeleteMany': bulk,
  'SistemaPension/DeleteMany': bulk,
  'HomeSlider/DeleteMany': bulk,
  'Article/PublishMany': [
    ...bulk.map(withField({ Published: true })),
    [{ Items: [{ Id: 1 }] }, { Published: true }],
  ],
  'Article/MoveMany': [
    ...bulk.map(withField({ CategoryId: 1 })),
    [{ Items: [{ Id: 1 }] }, { CategoryId: true }],
  ],
  'Papelera/RestoreMany': bulkOfTrash,
  'Papelera/DeleteMany': bulkOfTrash,
  'Papelera/Get': list,
  'Papelera/Restore': [
    [{}, { Type: true, Id: true }],
    [{ Type: 'account', Id: 1 }, { Type: true }],
  ],
  'Papelera/Delete': [
    [{}, { type: true, id: true }],
    [{ type: 'Video', id: 0 }, { id: true }],
  ],
};

const {
  article,
  category,
  video,
  leyReglamento,
  sistemaPension,
  subject,
  term,
  homeSlider,
  media,
  papelera,
} = contract;
const controllers = [
  article,
  category,
  video,
  leyReglamento,
  sistemaPension,
  subject,
  term,
  homeSlider,
  media,
  papelera,
];
const takesInput = (row: Endpoint) => Object.keys(row.input._zod.def.shape).length > 0;

describe('bad input to every call of the content is 400, with a sentence beside each field', () => {
  for (const row of controllers.flatMap((rows) => Object.values<Endpoint>(rows)).filter(takesInput)) {
    test(`${row.method} ${row.path}`, async () => {
      const cases = refused[row.path] ?? [];
      expect(cases).not.toEqual([]);
      for (const [input, errors] of cases) {
        const response = await callOf(row, input);
        const told = JSON.stringify(input).slice(0, 80);
        expect(response.statusCode, told).toBe(400);
        const body = response.json();
        expect(body, told).toMatchObject({ message: expect.any(String), descriptionCode: 'warning' });
        expect(body.errors.map(({ field }: { field: string }) => field).sort(), told).toEqual(
          Object.keys(errors).sort(),
        );
        for (const { field, message } of body.errors) {
          expect(message, told).toMatch(/\p{L}{3}/u);
          if (errors[field] !== true) expect(message, told).toBe(errors[field]);
        }
      }
    });
  }
});
