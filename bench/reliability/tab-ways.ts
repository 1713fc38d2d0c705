import {
  aCategory,
  aCourse,
  anAdmin,
  anArticle,
  aQuestion,
  type TestAccount,
} from '../../server/testing/builders.ts';
import { apiCall, seenOf, send, type Told } from '../../server/testing/reliability/telling.ts';
import { faultOf, type Outcome } from '../../server/testing/reliability/trial.ts';
import { headersOf, mark, type World } from '../../server/testing/reliability/world.ts';
import type { Setting } from './setting.ts';
import type { Line, Way } from './way.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 25);

/** A text that two tabs change: how one comes to be, how it is saved, and what it says. */
interface Text {
  name: string;
  path: string;
  field: string;
  make(world: World): Promise<number>;
  stored(world: World, id: number): Promise<string>;
}

const titleOf =
  (table: 'article' | 'course') =>
  async ({ db }: World, id: number) =>
    (await db.selectFrom(table).select('title').where('id', '=', id).executeTakeFirstOrThrow()).title;

const texts: Text[] = [
  {
    name: 'an article',
    path: 'Article/Update',
    field: 'Title',
    make: (world) => anArticle(world),
    stored: titleOf('article'),
  },
  {
    name: 'a course',
    path: 'Course/Update',
    field: 'Title',
    make: (world) => aCourse(world),
    stored: titleOf('course'),
  },
  {
    name: 'a question',
    path: 'Question/Update',
    field: 'QuestionDescription',
    make: async (world) => aQuestion(world, await aCourse(world)),
    async stored({ db }, id) {
      const versions = db.selectFrom('question_version').select('description').where('question_id', '=', id);
      return (await versions.orderBy('version', 'desc').executeTakeFirstOrThrow()).description;
    },
  },
  {
    name: 'a category',
    path: 'Category/Update',
    field: 'Name',
    make: (world) => aCategory(world),
    async stored({ db }, id) {
      return (await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirstOrThrow())
        .name;
    },
  },
];

/** Both tabs save at once; right is that one is told that it saved, and its text stands, and the other is told of it. */
async function saveTwice(world: World, admin: TestAccount, text: Text): Promise<Outcome[]> {
  const id = await text.make(world);
  const given = [`Uno ${mark()}`, `Otro ${mark()}`];
  const told = await Promise.all(
    given.map(async (words) => {
      const input = { Id: id, Version: 1, [text.field]: words };
      return send(world.port(), apiCall('PUT', text.path, input, await headersOf(world, admin)));
    }),
  );
  const stored = await text.stored(world, id);
  return told.map((each, place) => outcomeOf(each, async () => (stored === given[place] ? 1 : 0)));
}

/** A tab that is told of the other keeps its text: nothing is lost there. */
function outcomeOf(told: Told, held: () => Promise<number>): Outcome {
  const isTold = told.status === 200;
  return { isAcknowledged: isTold, seen: seenOf(told), fault: '', heldNow: isTold ? held : async () => 1 };
}

async function inTwoTabs({ world }: Setting): Promise<Line[]> {
  const admin = await anAdmin(world);
  const lines: Line[] = [];
  for (const text of texts) {
    const outcomes: Outcome[] = [];
    for (let n = 0; n < rounds; n += 1)
      for (const outcome of await saveTwice(world, admin, text))
        outcomes.push({ ...outcome, fault: faultOf(await outcome.heldNow()) });
    lines.push({ deed: text.name, outcomes });
  }
  return lines;
}

export const tabWays: Record<string, Way> = {
  tabs: {
    tried: 'Two tabs that began from the same version save different texts at once.',
    try: inTwoTabs,
  },
};
