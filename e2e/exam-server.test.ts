import { expect } from 'vitest';
import { freePort } from '../server/testing/ports.ts';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { preparedFolder } from './fixtures/portal-server.ts';
import {
  allSaved,
  choose,
  countChosen,
  finishExam,
  gradeShown,
  questionsOf,
  questionsShown,
} from './steps/exam.ts';
import { aReader, arriveAs } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';

test('the server is killed in the middle of an exam: the page stays, and nothing is lost', async ({
  ownPortal,
  visitTo,
}) => {
  const port = String(await freePort());
  const portal = await ownPortal({ hasMail: false, dataDir: await preparedFolder(), env: { PORT: port } });
  const { courseId, userId } = await aReader(portal, 'karina.corte', course);
  const { page } = await visitTo(portal, { viewport: phone, provoked: /ERR_(CONNECTION|EMPTY)_\w+/ });
  await page.clock.install();
  await arriveAs(page, 'karina.corte', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await choose(page, 0, 0);
  await allSaved(page);

  await portal.kill();
  await choose(page, 1, 0);
  await choose(page, 2, 1);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  await page.getByText('2 pendientes').waitFor();
  expect(await questionsOf(page).count()).toBeGreaterThan(3);

  await ownPortal({ hasMail: false, dataDir: portal.dataDir, env: { PORT: port } });
  await allSaved(page);
  await page.getByText('Se cortó la conexión').waitFor({ state: 'hidden' });
  await choose(page, 3, 0);
  await allSaved(page);
  const stored = await inDatabase(
    portal,
    'select a.answer from attempt_answer a join attempt t on t.id = a.attempt_id where t.account_id = $1',
    [userId],
  );
  expect(stored).toHaveLength(4);

  await page.reload();
  await questionsShown(page);
  await expect.poll(() => countChosen(page)).toBe(4);
  await finishExam(page);
  await gradeShown(page);
});
