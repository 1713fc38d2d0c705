import { beforeEach, describe, expect, test } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import { everyEndpoint } from '../../../contract/index.ts';
import { sql } from '../../platform/database/database.ts';
import { aCategory, aCourse, aGroup, aMember, anArticle, aQuestion } from '../../testing/builders.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { fourColours } from '../../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { aTrashable } from '../../testing/trash.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
beforeEach(() => signedInJustNow({ test: portal }));

type Fields = Record<string, unknown>;
interface Save {
  /** Names the row; together with `written`, everything that the call takes but for its version and files. */
  row: () => Promise<Fields> | Fields;
  /** A value for each field, none of them a default. */
  written: Fields | (() => Promise<Fields>);
  /** Fields that are not stored: they say how to save, or are ignored. */
  beside?: readonly string[];
  /** The tables that hold what is written. */
  tables: readonly string[];
}
const { Module: _, ...courseWithoutModules } = writtenCourse;
const text = '<h2>Uno</h2><h3>Un paso</h3><p>Haz esto.</p>';
const written = 'Escrito';
const named =
  (type: Parameters<typeof aTrashable>[1], field = 'Id') =>
  async () => ({
    [field]: await aTrashable(portal, type),
  });

async function aPicture(): Promise<string> {
  const file = new File([await fourColours(200, 80).png().toBuffer()], 'sello.png');
  return (await portal.client.as(admin).certificate.addPicture({ file })).data.path;
}
async function aTermName(): Promise<string> {
  const title = 'Un término al que otro lleva';
  await aTrashable(portal, 'Termino', title);
  return title;
}
async function courseWithModule(): Promise<number> {
  const { id } = (await portal.client.as(admin).course.add(writtenCourse)).data;
  return id;
}

/** Every save of a row that may be saved again. */
const saves: Record<string, Save> = {
  'Article/Update': {
    row: async () => ({ Id: await anArticle(portal.portal, { isPublished: false }) }),
    written: async () => ({
      Title: written,
      Description: text,
      CategoryId: await aCategory(portal.portal),
      PublishAt: '2030-01-31T10:00',
      YearsRange: 33,
    }),
    // a draft that is told to be one has no date to come out
    beside: ['Published', 'PathPortada', 'PathDetalle'],
    tables: ['article'],
  },
  'Calculator/UpdateAsked': {
    row: () => ({ Name: 'cuanto-recibire' }),
    written: { Asked: 'cuánta plata me toca' },
    tables: ['calculator'],
  },
  'Category/Update': {
    row: named('Categoria'),
    written: { Name: written, Description: written },
    tables: ['category'],
  },
  'Certificate/SaveDesign': {
    row: () => ({}),
    written: async () => ({
      Heading: written,
      Lead: written,
      Achievement: written,
      Seal: await aPicture(),
      Signatories: [{ name: 'Ana Rojas', post: 'Directora' }],
      HoldUnsigned: false,
    }),
    tables: ['certificate_design'],
  },
  'Course/Update': {
    row: async () => ({ Id: await aCourse(portal.portal) }),
    // modules are written as one text or as a list
    beside: ['Module', 'PathPortada', 'PathDetalle'],
    written: {
      ...courseWithoutModules,
      Published: false,
      ModuleList: [{ title: 'Uno', html: '<p>Uno.</p>' }],
      OpensAt: '2030-01-01T10:00',
      ClosesAt: '2030-02-01T10:00',
      ExamOpensAt: '2030-01-02T10:00',
      ExamClosesAt: '2030-01-31T10:00',
    },
    tables: ['course', 'course_module'],
  },
  'Group/Update': {
    row: async () => ({ Id: await aGroup(portal.portal) }),
    written: { Name: written },
    tables: ['people_group'],
  },
  'HomeSlider/UpdateSliderImage': {
    row: named('Slider', 'id'),
    written: { link: '/cursos', Alt: written },
    tables: ['slide'],
  },
  'Legal/Update': { row: () => ({ Page: 'condiciones' }), written: { Text: text }, tables: ['legal_page'] },
  'LeyReglamento/Update': {
    row: named('Ley'),
    written: { Title: written, Description: written },
    tables: ['law'],
  },
  'LeyTexto/Save': {
    row: named('TextoLey'),
    written: {
      Title: written,
      Number: 'Ley 99',
      Gazette: 'Gaceta 1',
      PromulgatedOn: '2011-03-14',
      InForceFrom: '2011-04-01',
      RepealedOn: '2031-04-01',
      Published: true,
      Parts: [{ kind: 'article', number: '1', title: 'Objeto', html: '<p>Todo.</p>' }],
      Amendments: [],
    },
    tables: ['law_text'],
  },
  'Media/Update': { row: named('Imagen'), written: { Alt: written }, tables: ['media'] },
  'Parameter/Update': {
    row: () => ({ Name: 'telefono' }),
    written: {
      Value: '800 1',
      Source: written,
      Link: 'https://aula.test/',
      ValidFrom: '2020-01-31',
      Reviewed: '2020-02-01',
      Asked: 'a dónde llamo',
    },
    tables: ['parameter'],
  },
  'Question/Update': {
    row: async () => ({ Id: await aQuestion(portal.portal, await courseWithModule()) }),
    beside: ['CorrectAnswerVoF'],
    written: {
      QuestionDescription: '¿Quién aporta?',
      QuestionTypeId: questionTypes.multipleChoice,
      CorrectAnswerMultiple: 'A',
      Several: true,
      AnswerA: 'Yo',
      AnswerB: 'Tú',
      AnswerC: 'Ella',
      AnswerD: 'Nadie',
      Module: 'Uno',
      Explanation: text,
      LawLink: '/ley?id=1#art-4',
      Hard: true,
      Practice: true,
    },
    tables: ['question', 'question_version'],
  },
  'Ruta/Add': {
    row: named('Ruta'),
    written: { Title: written, Door: written, Lead: written, Description: text },
    tables: ['route'],
  },
  'Ruta/Update': {
    row: named('Ruta'),
    written: { Title: written, Door: written, Lead: written, Description: text },
    tables: ['route'],
  },
  'Settings/Update': {
    row: () => ({}),
    written: async () => {
      const picture = await aPicture();
      return {
        Name: 'Aula nueva',
        ShortName: 'Aula',
        Slogan: written,
        Institute: written,
        Logo: picture,
        Icon: picture,
        SharePicture: picture,
        BrandColour: '#0b4f6c',
        SunColour: '#f2b705',
        ContactEmail: 'ana@aula.test',
        Phone: '800 1',
        Address: written,
        Hours: written,
        HeroTitle: written,
        HeroText: written,
        WelcomeTitle: written,
        WelcomeText: written,
        PromiseText: written,
        BannerText: written,
        FooterText: written,
        SenderName: written,
        Currency: 'Bs',
      };
    },
    tables: ['portal_settings'],
  },
  'SistemaPension/Add': {
    row: named('Sistema'),
    written: { Name: written, Description: text },
    tables: ['pension_item'],
  },
  'Subject/Update': {
    row: named('Tema'),
    written: {
      Title: written,
      Summary: written,
      FirstThings: 'Pide hora.',
      Answers: '¿Cuándo?\nA los 65.',
      Links: '/contact | Escríbenos',
    },
    tables: ['subject', 'subject_answer'],
  },
  'Term/Update': {
    row: named('Termino'),
    written: async () => ({
      Term: written,
      Definition: written,
      OtherNames: 'Otro nombre',
      SeeAlso: await aTermName(),
      Law: 'Ley 65, artículo 12',
      LawLink: 'https://aula.test/ley',
    }),
    tables: ['term'],
  },
  'Untreated/Update': {
    row: named('NoTratado'),
    written: { Title: written, Answer: written, Asked: 'me divorcio' },
    tables: ['untreated'],
  },
  'Lexicon/Update': {
    row: named('Palabras'),
    written: { Words: `${written}\nfaluca` },
    tables: ['lexicon_entry'],
  },
  'Usuario/update': {
    row: async () => ({ id: (await aMember(portal.portal)).id }),
    written: {
      firstName: 'Eva',
      lastName: 'Luna',
      gender: 2,
      FechaNac: '1980-01-31',
      role: 'admin',
      documentNumber: '1234567',
      Phone: '70012345',
      Email: 'eva@correo.test',
    },
    beside: ['username', 'DocumentSeen', 'NameSeen', 'RemoveEmail', 'Password', 'currentPassword'],
    tables: ['account'],
  },
  'Video/Update': {
    row: named('Video'),
    written: {
      Title: written,
      Description: written,
      VideoUrl: 'https://youtu.be/abcdefghijk',
      Length: '3:20',
    },
    tables: ['video'],
  },
};

const version = 'Version';
const files = ['file', 'x', 'y', 'width', 'height', 'CropX', 'CropY', 'CropWidth', 'CropHeight'];
const rows = everyEndpoint();
const fieldsOf = (path: string) =>
  Object.keys(rows.find(({ row }) => row.path === path)?.row.input._zod.def.shape ?? {});

/** The rows of tables, without the time of their save. */
const stored = (tables: readonly string[]) =>
  Promise.all(
    tables.map(async (table) => {
      const all = await sql<{ row: Fields }>`select to_jsonb(t) - 'updated_at' - 'saved_at' as row
        from ${sql.table(table)} t order by 1`.execute(portal.portal.db);
      return all.rows.map(({ row }) => row);
    }),
  );

async function send(path: string, input: Fields): Promise<void> {
  const found = rows.find(({ row }) => row.path === path);
  const calls = portal.client.as(admin) as unknown as Record<
    string,
    Record<string, (input: Fields) => Promise<void>>
  >;
  await calls[found?.controller ?? '']?.[found?.action ?? '']?.(input);
}

test('every call that takes a version of what it saves is among those tried', () => {
  const saving = rows
    .filter(({ row }) => version in row.input._zod.def.shape && !/RestoreRevision|RunImport/.test(row.path))
    .map(({ row }) => row.path);
  expect(Object.keys(saves)).toEqual(expect.arrayContaining(saving));
});

describe.each(Object.entries(saves))('%s', (path, { row, written, tables, beside = [] }) => {
  test('keeps each absent field as it is stored, or refuses by its name a save that lacks it', async () => {
    const of = await row();
    const all = typeof written === 'function' ? await written() : written;
    const named = [...Object.keys(of), ...Object.keys(all), ...beside, ...files, version];
    expect(fieldsOf(path).filter((field) => !named.includes(field))).toEqual([]);
    const before = await stored(tables);
    // a design is saved on top of the newest version alone
    const seen = path === 'Certificate/SaveDesign' ? { Version: await designVersion() } : {};
    await send(path, { ...of, ...all, ...seen });
    const full = await stored(tables);
    expect(full).not.toEqual(before);
    for (const [field] of Object.entries(all)) {
      const { [field]: _, ...others } = all;
      const seen = path === 'Certificate/SaveDesign' ? { Version: await designVersion() } : {};
      const refused = await send(path, { ...of, ...others, ...seen }).then(
        () => null,
        (error: unknown) => error,
      );
      if (refused !== null)
        expect(refused, field).toMatchObject({ status: 400, body: { errors: [{ field }] } });
      expect(await stored(tables), field).toEqual(full);
    }
  });
});

const designVersion = async () => (await portal.client.as(admin).certificate.getDesign({})).data.version;
