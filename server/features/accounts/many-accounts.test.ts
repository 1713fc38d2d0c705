import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aCourse, aMember, anAdmin, anEnrolment } from '../../testing/builders.ts';
import { activeAmong, failed, items, states } from '../../testing/calls/bulk-items.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
const { admin: other } = anAdminOf(portal);

const api = (account = admin) => portal.client.as(account);
const waiting = () => aMember(portal.portal, { isActive: false });

describe('accounts', () => {
  test('each is activated; the one that was active and the one that is gone say so, in their places', async () => {
    const [one, two, active] = [await waiting(), await waiting(), await aMember(portal.portal)];
    const answer = await api().usuario.activateMany(items(two.id, 999_999, active.id, one.id));
    expect(answer.data).toEqual([
      { id: two.id, state: 'done', message: '' },
      failed(999_999, 'alreadyGone'),
      failed(active.id, 'alreadyActive'),
      { id: one.id, state: 'done', message: '' },
    ]);
    expect(answer).toMatchObject({
      message: 'Se activaron 2 cuentas, avísales tú: el portal no envía correos; 2 no se pudieron.',
      descriptionCode: 'warning',
    });
    expect(await activeAmong(portal, [one.id, two.id])).toEqual([one.id, two.id].toSorted((a, b) => a - b));
  });

  test('two administrators at once: each account is activated by one of them, and the other is told', async () => {
    const ids = (await Promise.all(Array.from({ length: 30 }, waiting))).map(({ id }) => id);
    const [mine, theirs] = await Promise.all([
      api().usuario.activateMany(items(...ids)),
      api(other).usuario.activateMany(items(...ids.toReversed())),
    ]);
    const done = [mine, theirs].flatMap(({ data }) => data.filter(({ state }) => state === 'done'));
    expect(done.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(await activeAmong(portal, ids)).toHaveLength(30);
  });

  test('sent again with its key it answers the same, although everything is done by now', async () => {
    const { id } = await waiting();
    const keyed = portal.client.as(admin, { 'idempotency-key': randomUUID() });
    const first = await keyed.usuario.activateMany(items(id));
    expect(await keyed.usuario.activateMany(items(id))).toEqual(first);
    expect(states((await api().usuario.activateMany(items(id))).data)).toEqual(['failed']);
  });

  test('of all on a page the caller’s own account stays', async () => {
    const [{ id }, { id: beside }] = [await aMember(portal.portal), await aMember(portal.portal)];
    const { data } = await api().usuario.deleteMany({ ...items(admin.id, id), Count: 2 });
    expect(data).toEqual([failed(admin.id, 'ownAccount'), { id, state: 'done', message: '' }]);
    await expectRefusal(api().usuario.getToEdit({ id }), 404);
    for (const stays of [admin.id, beside])
      expect((await api().usuario.getToEdit({ id: stays })).data.id).toBe(stays);
  });

  test('more than one are deleted only with their number, administrators never', async () => {
    const [one, two] = [await aMember(portal.portal), await aMember(portal.portal)];
    const chosen = items(one.id, other.id, two.id);
    for (const Count of [undefined, 2, 4])
      await expect(api().usuario.deleteMany({ ...chosen, Count })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ field: 'Count', message: 'Escribe cuántas personas eliminas: 3.' }] },
      });
    for (const { id } of [one, two]) expect((await api().usuario.getToEdit({ id })).data.id).toBe(id);
    const { data, message } = await api().usuario.deleteMany({ ...chosen, Count: 3 });
    expect(data).toEqual([
      { id: one.id, state: 'done', message: '' },
      failed(other.id, 'administratorDeletedAlone'),
      { id: two.id, state: 'done', message: '' },
    ]);
    expect(message).toBe('2 personas están en la Papelera; 1 no se pudo.');
    expect((await api().usuario.getToEdit({ id: other.id })).data.role).toBe('admin');
  });

  test('enrolling: members once; administrators and those enrolled are reported; a draft course is refused', async () => {
    const courseId = await aCourse(portal.portal);
    const [one, two] = [await aMember(portal.portal), await aMember(portal.portal)];
    await anEnrolment(portal.portal, two, courseId);
    const { id: inactive } = await waiting();
    const { data, message } = await api().usuario.enrolMany({
      ...items(one.id, two.id, other.id, inactive),
      CourseIds: [courseId],
    });
    expect(message).toBe('2 personas quedaron inscritas; 2 no se pudieron.');
    expect(data.slice(1)).toEqual([
      failed(two.id, 'alreadyEnrolled'),
      failed(other.id, 'onlyMembersEnrol'),
      { id: inactive, state: 'done', message: '' },
    ]);
    expect((await api().course.getToEdit({ id: courseId })).data.id).toBe(courseId);
    const draft = await aCourse(portal.portal, { isPublished: false });
    const archived = await aCourse(portal.portal, { archivedAt: portal.clock.now() });
    const enrol = (CourseId: number) => api().usuario.enrolMany({ ...items(one.id), CourseIds: [CourseId] });
    await expectRefusal(enrol(draft), 409);
    await expectRefusal(enrol(archived), 409);
  });

  test('a token alone deletes nobody: the whole call asks for the owner', async () => {
    const [{ id }, late] = [await aMember(portal.portal), await anAdmin(portal.portal)];
    portal.clock.advance(3600);
    await expect(portal.client.withTokenAlone(late).usuario.deleteMany(items(id))).rejects.toThrow(
      sentence('badCurrentPassword'),
    );
    expect((await api(await anAdmin(portal.portal)).usuario.getToEdit({ id })).data.id).toBe(id);
  });
});
