import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aCourse, aMember, anEnrolment, aQuestion, type TestAccount } from '../../testing/builders.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal({ TIME_ZONE: 'UTC' });
const { admin } = anAdminOf(portal);
let member: TestAccount;
beforeAll(async () => {
  member = await aMember(portal.portal);
});

const questionCount = 12;
const days = ['2026-03-01', '2026-03-02', '2026-03-03'] as const;

/** One attempt of the world: what was asked, what was answered, how it ended. */
const anAttempt = fc.record({
  state: fc.constantFrom('finished', 'finished', 'annulled', 'running'),
  day: fc.constantFrom(...days),
  /** For each question: not asked, or the answer to its first or second version; null = never answered. */
  answers: fc.array(
    fc.option(fc.record({ version: fc.constantFrom(1, 2), answer: fc.constantFrom('A', 'B', '', null) })),
    { minLength: questionCount, maxLength: questionCount },
  ),
});
const aWorld = fc.record({
  attempts: fc.array(anAttempt, { maxLength: 12 }),
  /** The key in force of both versions of each question. */
  keys: fc.array(fc.tuple(fc.constantFrom('A', 'B'), fc.constantFrom('A', 'B')), {
    minLength: questionCount,
    maxLength: questionCount,
  }),
  from: fc.option(fc.constantFrom(...days)),
  to: fc.option(fc.constantFrom(...days)),
});
type World = typeof aWorld extends fc.Arbitrary<infer Made> ? Made : never;

/** The report by a plain model, in the order of the questions' places. */
function expected({ attempts, keys, from, to }: World) {
  const counted = attempts.filter(
    ({ state, day }) => state === 'finished' && (from ?? day) <= day && day <= (to ?? day),
  );
  return keys
    .map((ofVersion, place) => {
      const asked = counted.flatMap(({ answers }) => answers[place] ?? []);
      const failed = asked.filter(({ version, answer }) => answer !== ofVersion[version - 1]);
      return { place, failed: failed.length, asked: asked.length };
    })
    .filter(({ failed }) => failed > 0)
    .sort((a, b) => b.failed - a.failed || a.asked - b.asked || a.place - b.place)
    .slice(0, 10);
}

/** Stores a world as a course of its own. */
async function store({ attempts, keys }: World) {
  const { db } = portal.portal;
  const courseId = await aCourse(portal.portal);
  const ids: number[] = [];
  for (const [correct] of keys) ids.push(await aQuestion(portal.portal, courseId, { correct }));
  const firsts = await db
    .selectFrom('question_version')
    .selectAll()
    .where('question_id', 'in', ids)
    .execute();
  const seconds = firsts.map(({ id: _, ...row }) => ({
    ...row,
    version: 2,
    correct: keys[ids.indexOf(row.question_id)]?.[1] ?? '',
  }));
  const added = await db.insertInto('question_version').values(seconds).returningAll().execute();
  const versionOf = (questionId: number, version: number) =>
    [...firsts, ...added].find((row) => row.question_id === questionId && row.version === version)?.id ?? 0;
  await anEnrolment(portal.portal, member, courseId);
  for (const { state, day, answers } of attempts) {
    // a member has one open attempt of a course at a time
    const sitter = state === 'running' ? await aMember(portal.portal) : member;
    if (sitter !== member) await anEnrolment(portal.portal, sitter, courseId);
    const end = new Date(`${day}T12:00:00Z`);
    const closed = { finished_at: end, ended_by: 'member', grade: 0, correct_count: 0 };
    const { id } = await db
      .insertInto('attempt')
      .values({
        account_id: sitter.id,
        course_id: courseId,
        started_at: new Date(`${day}T11:00:00Z`),
        closes_at: state === 'running' ? new Date('2030-01-01T00:00:00Z') : end,
        allowed_minutes: 60,
        minimum_grade: 80,
        question_count: questionCount,
        ...(state === 'running' ? {} : closed),
        annulled_at: state === 'annulled' ? end : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const asked = answers.flatMap((given, place) =>
      given === null ? [] : [{ ...given, place, of: { attempt_id: id, question_id: ids[place] ?? 0 } }],
    );
    if (asked.length === 0) continue;
    await db
      .insertInto('attempt_question')
      .values(
        asked.map(({ of, place, version }) => ({
          ...of,
          position: place,
          question_version_id: versionOf(of.question_id, version),
        })),
      )
      .execute();
    const given = asked.flatMap(({ of, answer }) =>
      answer === null ? [] : [{ ...of, answer, clicked_at: end, saved_at: end }],
    );
    if (given.length > 0) await db.insertInto('attempt_answer').values(given).execute();
  }
  return { courseId, ids };
}

test('the questions that failed most are those of a plain count, in any world', async () => {
  await fc.assert(
    fc.asyncProperty(aWorld, async (world) => {
      fc.pre((world.from ?? '') <= (world.to ?? '9'));
      const { courseId, ids } = await store(world);
      const period = { From: world.from ?? undefined, To: world.to ?? undefined };
      const { data } = await portal.client.as(admin).report.getMostFailedQuestion({ courseId, ...period });
      expect(
        data.map(({ questionId, questionCountFailed, questionCountAsked }) => ({
          place: ids.indexOf(questionId),
          failed: questionCountFailed,
          asked: questionCountAsked,
        })),
      ).toEqual(expected(world));
    }),
    { numRuns: 15 },
  );
});
