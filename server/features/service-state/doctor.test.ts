import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { anArticle } from '../../testing/builders.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { openTestPortal } from '../../testing/portal.ts';
import { examine } from './doctor.ts';
import { gaugesOf } from './gauges.ts';

async function opened(env: Record<string, string>) {
  const world = await openForTest(openTestPortal(env));
  return world;
}

async function mailServer(): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return (server.server.address() as { port: number }).port;
}

test('a portal for people: what is well is said, what is missing has its cure', async () => {
  const world = await opened({ SMTP_URL: `smtp://127.0.0.1:${await mailServer()}` });
  const found = await examine(world.context());
  const lines = (level: string) => found.filter((each) => each.level === level).map(({ line }) => line);
  expect(lines('trouble')).toEqual([]);
  expect(lines('ok')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the database answers in \d+ ms/),
      'the mail server answers',
      'all 0 files that rows name are there',
      'the register of certificates holds, 0 entries',
    ]),
  );
  expect(lines('attention')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('set BACKUP_DIR'),
      expect.stringContaining('set BACKUP_PASSPHRASE'),
      expect.stringContaining('put a proxy with TLS before it'),
      expect.stringContaining('set MAIL_FROM'),
    ]),
  );
});

test('a file that is gone, and a mail server that does not answer', async () => {
  const world = await opened({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const id = await anArticle(world.portal);
  await world.portal.db
    .updateTable('article')
    .set({ cover_image: 'nada.webp' })
    .where('id', '=', id)
    .execute();
  const lines = (await examine(world.context()))
    .filter(({ level }) => level === 'trouble')
    .map(({ line }) => line);
  expect(lines).toEqual([
    'files that rows name are missing, restore them: articlefile/nada.webp',
    expect.stringMatching(/^the mail server of SMTP_URL does not answer: .*ECONNREFUSED/),
  ]);
});

test('a machine whose clock is wrong has a line with the cure, and a figure', async () => {
  const world = await opened({});
  const clock = { ...world.clock, offsetSeconds: () => -90 };
  const context = { ...world.context(), clock };
  expect(await examine(context)).toContainEqual({
    level: 'attention',
    line: "this machine's clock is 90 s behind the database's: let chrony set it",
  });
  expect(await gaugesOf(context)).toContainEqual(
    expect.objectContaining({ name: 'portal_clock_offset_seconds', value: -90 }),
  );
});
