import {
  aCategory,
  aCourse,
  anAdmin,
  anArticle,
  aQuestion,
  type TestAccount,
} from '../../server/testing/builders.ts';
import { type Outcome, problemOf } from '../../server/testing/reliability/check-save.ts';
import { apiCall, type HttpResponse, messageOf, send } from '../../server/testing/reliability/http.ts';
import { headersOf, type Setup, uniqueText } from '../../server/testing/reliability/setup.ts';
import { type Fault, type Row, rounds } from './fault.ts';
import type { Testbed } from './testbed.ts';

/** A text that two tabs change. */
interface Text {
  name: string;
  path: string;
  field: string;
  make(setup: Setup): Promise<number>;
  stored(setup: Setup, id: number): Promise<string>;
}

const titleOf =
  (table: 'article' | 'course') =>
  async ({ db }: Setup, id: number) =>
    (await db.selectFrom(table).select('title').where('id', '=', id).executeTakeFirstOrThrow()).title;

const texts: Text[] = [
  {
    name: 'an article',
    path: 'Article/Update',
    field: 'Title',
    make: (setup) => anArticle(setup),
    stored: titleOf('article'),
  },
  {
    name: 'a course',
    path: 'Course/Update',
    field: 'Title',
    make: (setup) => aCourse(setup),
    stored: titleOf('course'),
  },
  {
    name: 'a question',
    path: 'Question/Update',
    field: 'QuestionDescription',
    make: async (setup) => aQuestion(setup, await aCourse(setup)),
    async stored({ db }, id) {
      const versions = db.selectFrom('question_version').select('description').where('question_id', '=', id);
      return (await versions.orderBy('version', 'desc').executeTakeFirstOrThrow()).description;
    },
  },
  {
    name: 'a category',
    path: 'Category/Update',
    field: 'Name',
    make: (setup) => aCategory(setup),
    async stored({ db }, id) {
      return (await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirstOrThrow())
        .name;
    },
  },
];

/** Saves in both tabs at once: one save is acknowledged and stored, the other tab is told. */
async function saveTwice(setup: Setup, admin: TestAccount, text: Text): Promise<Outcome[]> {
  const id = await text.make(setup);
  const given = [`Uno ${uniqueText()}`, `Otro ${uniqueText()}`];
  const responses = await Promise.all(
    given.map(async (words) => {
      const input = { Id: id, Version: 1, [text.field]: words };
      return send(setup.port(), apiCall('PUT', text.path, input, await headersOf(setup, admin)));
    }),
  );
  const stored = await text.stored(setup, id);
  return responses.map((each, place) => outcomeOf(each, async () => (stored === given[place] ? 1 : 0)));
}

/** The other tab keeps its text. */
function outcomeOf(response: HttpResponse, countStored: () => Promise<number>): Outcome {
  const isSaved = response.status === 200;
  return {
    isAcknowledged: isSaved,
    message: messageOf(response),
    problem: '',
    countStored: isSaved ? countStored : async () => 1,
  };
}

async function inTwoTabs({ setup }: Testbed): Promise<Row[]> {
  const admin = await anAdmin(setup);
  const rows: Row[] = [];
  for (const text of texts) {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < rounds; n += 1)
      for (const outcome of await saveTwice(setup, admin, text))
        outcomes.push({ ...outcome, problem: problemOf(await outcome.countStored()) });
    rows.push({ save: text.name, outcomes });
  }
  return rows;
}

export const tabFaults: Record<string, Fault> = {
  tabs: {
    description: 'Two tabs that began from the same version save different texts at once.',
    inject: inTwoTabs,
  },
};
