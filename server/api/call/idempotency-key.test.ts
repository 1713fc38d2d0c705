import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { accountTasks } from '../../features/accounts/accounts.jobs.ts';
import { anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { fileOf } from '../../testing/files/images.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { countRows, growthOf } from '../../testing/row-growth.ts';

const here = aTestPortal();
const there = openForTests(() => here.another());
const { admin } = anAdminOf(here);

const key = () => ({ 'idempotency-key': randomUUID() });
const growth = (tables: string[], work: () => Promise<unknown>) => growthOf(here.portal.db, tables, work);

describe('the key', () => {
  const video = { Title: 'Uno', VideoUrl: 'https://youtu.be/abcdefghijk' };
  const asked = (headers: Record<string, string>, input = video, portal = here) =>
    portal.client.as(admin, headers).video.add(input);
  const category = (headers: Record<string, string>, Name: string) =>
    here.client.as(admin, headers).category.add({ Name });

  test('belongs to one input: another input or another call is refused with a sentence (422)', async () => {
    const named = key();
    await asked(named);
    const refused = { status: 422, body: { message: sentence('otherWithSameKey') } };
    const grown = await growth(['video', 'category'], async () => {
      await expect(asked(named, { ...video, Title: 'Dos' })).rejects.toMatchObject(refused);
      await expect(category(named, 'Uno')).rejects.toMatchObject(refused);
    });
    expect(grown).toEqual([0, 0]);
  });

  test('means the bytes of a file, not its name alone', async () => {
    const named = key();
    const law = (text: string) =>
      here.client.as(admin, named).leyReglamento.add({ Title: 'Ley', file: fileOf(aPdf(text), 'ley.pdf') });
    await law('uno');
    await expectRefusal(law('dos'), 422);
  });

  test('is its owner’s alone', async () => {
    const named = key();
    const first = await asked(named);
    const other = here.client.as(await anAdmin(here.portal), named);
    expect((await other.video.add(video)).data).not.toEqual(first.data);
  });

  test('of a refused call is free: the corrected input is added', async () => {
    const named = key();
    const Name = 'Repetida';
    await category(key(), Name);
    await expectRefusal(category(named, Name), 409);
    expect(await growth(['category'], () => category(named, `${Name} bis`))).toEqual([1]);
  });

  test('may stand in quotes, and has to be a UUID (400)', async () => {
    const { 'idempotency-key': bare } = key();
    const quoted = { 'idempotency-key': `"${bare.toUpperCase()}"` };
    const grown = await growth(['video'], async () => {
      expect(await asked(quoted)).toEqual(await asked({ 'idempotency-key': bare }));
      for (const wrong of ['', '1', `${bare}, ${bare}`, `"${bare}`])
        await expectRefusal(asked({ 'idempotency-key': wrong }), 400);
    });
    expect(grown).toEqual([1]);
  });

  test('left out, each call adds', async () => {
    expect(
      await growth(['video', 'idempotent_answer'], async () => [await asked({}), await asked({})]),
    ).toEqual([2, 0]);
  });

  test('is read only for an authorised caller', async () => {
    const named = key();
    await asked(named);
    const stranger = here.client.asVisitor(named);
    await expectRefusal(stranger.video.add(video), 401);
  });

  test('is stored for at least a day, then deleted by the nightly job', async () => {
    const named = key();
    const purge = () => accountTasks(here.portal).purgeAccounts?.({}, undefined as never);
    await asked(named);
    here.clock.advance(24 * 3600 - 1);
    await purge();
    expect(await growth(['video'], () => asked(named, video, there))).toEqual([0]);
    here.clock.advance(2);
    await purge();
    expect(await countRows(here.portal.db, ['idempotent_answer'])).toEqual([0]);
  });
});
