import { expect, test } from 'vitest';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
const { api } = anAdminOf(world);
const stored = async (id: number) => (await api.untreated.get({})).data.find((row) => row.id === id);

test('the portal brings what it does not treat, each with where to ask', async () => {
  const rows = (await api.untreated.get({})).data;
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ isProduct, answer }) => !isProduct || answer === '')).toEqual([]);
});

test('an institute adds its own, changes it, and a stale version is refused', async () => {
  const given = { Title: 'Aves', Answer: 'En el zoológico.', Asked: 'zorzal\n\n zorzal \ncóndor' };
  const { id } = (await api.untreated.add(given)).data;
  expect(await stored(id)).toEqual({
    id,
    title: 'Aves',
    answer: 'En el zoológico.',
    asked: 'zorzal\ncóndor',
    isProduct: false,
    version: 1,
  });
  await api.untreated.update({ Id: id, Answer: 'En el parque.', Version: 1 });
  expect(await stored(id)).toMatchObject({ answer: 'En el parque.', asked: 'zorzal\ncóndor', version: 2 });
  await expectRefusal(api.untreated.update({ Id: id, Answer: 'Otra.', Version: 1 }), 409);
  await expectRefusal(api.untreated.update({ Id: 999_999, Answer: 'Otra.' }), 404);
});

test('a way of asking that is too long is refused with its words', async () => {
  const long = api.untreated.add({ Title: 'Uno', Answer: 'Dos.', Asked: 'a'.repeat(200) });
  await expectRefusal(long, 400, { Asked: expect.stringContaining('200 letras') });
});

test('what is deleted lies in the Papelera and comes back', async () => {
  const { id } = (await api.untreated.add({ Title: 'Peces', Answer: 'En el acuario.' })).data;
  await api.untreated.delete({ id });
  expect(await stored(id)).toBeUndefined();
  await api.papelera.restore({ Type: 'NoTratado', Id: id });
  expect(await stored(id)).toMatchObject({ title: 'Peces' });
});
