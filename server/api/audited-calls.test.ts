import { expect, test } from 'vitest';
import { everyEndpoint } from '../../contract/index.ts';
import type { Details } from '../features/audit/audit.rules.ts';
import { otherField } from '../features/audit-log/audit-fields.ts';
import { changesIn, changesInWords } from '../features/audit-log/changes.ts';
import { sql } from '../platform/database/database.ts';
import { aMember } from '../testing/builders.ts';
import { preparedCall } from '../testing/calls/prepared-call.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { aTestPortal } from '../testing/portal.ts';

/** Administrators' calls that need no audit, each with the reason. */
const unaudited: Record<string, string> = {
  'article.preview': 'stores nothing',
  'course.preview': 'stores nothing',
  'certificate.previewDesign': 'stores nothing',
  'result.previewLetter': 'stores nothing',
  'result.previewEnrolment': 'stores nothing',
  'mailing.preview': 'stores nothing',
  'usuario.previewDelete': 'stores nothing',
  'trial.start': 'stores nothing',
  'trial.check': 'stores nothing',
  'trial.grade': 'stores nothing',
  'attempt.previewRegrade': 'closes what is over by time, as the job does each minute',
  'article.importDocx': 'stores no article; pictures in it are recorded as they are stored',
  'leyTexto.readFile': 'stores nothing',
  'parameter.readTable': 'stores nothing',
  'lexicon.export': 'words of the search, of nobody',
  'parameter.export': 'the country’s facts, which everybody reads at /datos',
  'contact.watch': 'says who has a message open for less than a minute',
  'inicio.setSummary': 'a wish about one’s own mail',
  'upload.start': 'a part of a file is nothing yet: the call that takes the whole file records it',
  'upload.part': 'as upload.start',
  'upload.finish': 'as upload.start',
  'estado.downloadBundle': 'its link is recorded when it is made: estado.getBundleLink',
};

/** Where the valid input of other tests changes nothing. */
const more: Record<string, (input: Record<string, unknown>) => Promise<object> | object> = {
  'course.import': () => ({ DryRun: undefined }),
  'question.import': () => ({ DryRun: undefined }),
  async 'inicio.allowCleanUp'() {
    const counts = { unnamed_count: 30, file_count: 60, held_at: portal.clock.now() };
    await portal.portal.db.insertInto('file_clean_up').values(counts).execute();
    return {};
  },
  'usuario.enrolMany': async () => ({ Items: [{ Id: (await aMember(portal.portal)).id }] }),
  async 'attempt.pass'({ Id }) {
    await sql`update attempt set minimum_grade = 100, grade = 90 where id = ${Id}`.execute(portal.portal.db);
    return {};
  },
};

const changing = everyEndpoint()
  .filter(({ row }) => row.who === 'admin' && (row.method !== 'GET' || row.file !== undefined))
  .map(({ controller, action, row }) => ({ name: `${controller}.${action}`, row }));

/** The words of changes need no names here. */
const words = { timeZone: 'America/La_Paz', currency: 'Bs', nameOf: () => undefined };

const portal = aTestPortal();

const eventsBy = (id: number) =>
  portal.portal.db.selectFrom('audit_event').selectAll().where('actor_id', '=', id).orderBy('id').execute();

test.each(changing.filter(({ name }) => unaudited[name] === undefined))(
  '$name is in the audit',
  async ({ name, row }) => {
    const { by, input, token } = await preparedCall(portal, name, row);
    const before = await eventsBy(by.id);
    const answer = await sendCall(portal, row, { ...input, ...(await more[name]?.(input)) }, token);
    expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200);
    const events = (await eventsBy(by.id)).slice(before.length);
    expect(events).not.toEqual([]);
    for (const event of events) {
      expect(event.network).toMatch(/^[\w-]{22}$/);
      expect(JSON.stringify(event.details).length).toBeLessThan(4000);
      const untitled = changesInWords(changesIn(event.details as Details, null), {
        ...words,
        subject: event.subject,
      }).filter(({ label }) => label === otherField.label);
      expect(untitled, JSON.stringify(event.details)).toEqual([]);
    }
  },
);

test('every exception is a call that there is', () => {
  const names = changing.map(({ name }) => name);
  expect(Object.keys(unaudited).filter((name) => !names.includes(name))).toEqual([]);
});
