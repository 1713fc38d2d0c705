import { describe, expect, it } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { aMember } from '../../testing/builders.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { backwardsIn, datesText, noDates } from './course-dates.rules.ts';

const test = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(test);

/** The minute in La Paz (UTC − 4) so many minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(Math.floor(test.clock.now().getTime() / 60_000 + minutes - 240) * 60_000)
    .toISOString()
    .slice(0, 16);
/** Moves the clock to the second before the minute that is so far away, given at the start of a minute. */
const toWholeMinute = () => test.clock.advance(60 - ((test.clock.now().getTime() / 1000) % 60));
const message = (status: number, code: Parameters<typeof sentence>[0]) => ({
  status,
  body: { message: expect.stringContaining(sentence(code, { when: '' }).split(' el ')[0] ?? '') },
});

describe('the opening of a course', () => {
  it('lets apply before and read from that second on', async () => {
    toWholeMinute();
    const { courseId, member } = await aSitting(test, { isEnrolled: false });
    await api.course.update({ Id: courseId, OpensAt: inMinutes(10) });
    const own = test.client.as(member);
    const place = { CourseId: courseId, UserId: member.id };
    await own.users.addUserCourse(place);
    const notOpen = message(409, 'courseNotOpen');
    await expect(own.users.updateTime({ ...place, ReadTime: 0 })).rejects.toMatchObject(notOpen);
    await expect(own.course.getFileCourse({ courseId })).rejects.toMatchObject(notOpen);
    expect((await own.course.read({ id: courseId })).data).not.toHaveProperty('modules');
    test.clock.advance(599);
    await expect(own.users.updateTime({ ...place, ReadTime: 5 })).rejects.toMatchObject(notOpen);
    test.clock.advance(1);
    await own.users.updateTime({ ...place, ReadTime: 0 });
    await own.course.getFileCourse({ courseId });
    expect((await own.course.read({ id: courseId })).data).toHaveProperty('modules');
  });
});

describe('the closing of a course', () => {
  it('takes nobody from that second on, and begins no exam; who reads goes on', async () => {
    toWholeMinute();
    const { courseId, member, start } = await aSitting(test);
    await api.course.update({ Id: courseId, ClosesAt: inMinutes(10) });
    const [early, late] = [await aMember(test.portal), await aMember(test.portal)];
    const apply = ({ id }: { id: number }, who = early) =>
      test.client.as(who).users.addUserCourse({ CourseId: courseId, UserId: id });
    test.clock.advance(599);
    await apply(early);
    test.clock.advance(1);
    await expect(apply(late, late)).rejects.toMatchObject(message(409, 'courseIsOver'));
    await expect(start()).rejects.toMatchObject(message(409, 'examIsOver'));
    await test.client.as(member).users.updateTime({ CourseId: courseId, UserId: member.id, ReadTime: 0 });
    const { data } = await api.result.enrol({ courseId, UserIds: [late.id] });
    expect(data).toMatchObject([{ outcome: 'enrolled' }]); // an administrator may
  });
});

describe('the dates of an exam', () => {
  it('let begin between them; who began before its closing finishes their minutes', async () => {
    toWholeMinute();
    const first = await aSitting(test);
    const { courseId } = first;
    const second = await aSitting(test, { courseId });
    await api.course.update({ Id: courseId, ExamOpensAt: inMinutes(10), ExamClosesAt: inMinutes(20) });
    test.clock.advance(599);
    await expect(first.start()).rejects.toMatchObject(message(409, 'examNotOpen'));
    const { info } = await test.client
      .as(first.member)
      .users.getUserCourse({ userName: first.member.username });
    expect(info[0]?.examRefusal).toMatch(/^El examen abre el .*, \d\d:\d\d\.$/); // beside the button
    test.clock.advance(1);
    const questions = (await api.question.get({ id: courseId })).data;
    test.clock.advance(599);
    await first.start(); // a second before the closing
    test.clock.advance(1);
    await expect(second.start()).rejects.toMatchObject(message(409, 'examIsOver'));
    await first.start(); // resumed
    test.clock.advance(600);
    for (const { id } of questions) await first.save(id, 'B');
    expect((await first.finish()).data).toMatchObject({ calification: 100 });
  });

  it('an empty date takes the limit away, an absent one keeps it', async () => {
    toWholeMinute();
    const { courseId, start } = await aSitting(test);
    await api.course.update({ Id: courseId, ExamOpensAt: inMinutes(10) });
    await api.course.update({ Id: courseId, Title: 'Con otra fecha' });
    expect((await api.course.getToEdit({ id: courseId })).data.examOpensAt).toBe(inMinutes(10));
    const copy = (await api.course.copy({ Id: courseId })).data.id;
    expect((await api.course.getToEdit({ id: copy })).data.examOpensAt).toBeNull();
    await api.course.update({ Id: courseId, ExamOpensAt: '' });
    expect((await api.course.getToEdit({ id: courseId })).data.examOpensAt).toBeNull();
    await start();
  });
});

describe('dates in words and in order', () => {
  const at = (text: string) => new Date(`${text}:00-04:00`);

  it('says them in the portal’s zone', () => {
    const opensAt = at('2026-12-03T08:00');
    const zone = 'America/La_Paz';
    expect(datesText(noDates, zone)).toBeNull();
    expect(datesText({ ...noDates, opensAt }, zone)).toBe('Abierto desde el 3 de diciembre de 2026, 08:00.');
    const examClosesAt = at('2026-12-20T18:00');
    expect(datesText({ ...noDates, opensAt, closesAt: at('2027-01-01T00:00'), examClosesAt }, zone)).toBe(
      'Abierto del 3 de diciembre de 2026, 08:00, al 1 de enero de 2027, 00:00. Examen hasta el 20 de diciembre de 2026, 18:00.',
    );
  });

  it('refuses a closing that is not after its opening, on its field', async () => {
    const day = at('2026-12-03T08:00');
    expect(backwardsIn({ ...noDates, opensAt: day, closesAt: day })).toBe('ClosesAt');
    expect(backwardsIn({ ...noDates, closesAt: day, examOpensAt: day })).toBe('ExamClosesAt');
    expect(backwardsIn({ ...noDates, opensAt: day, closesAt: new Date(day.getTime() + 1) })).toBeNull();
    const { courseId } = await aSitting(test);
    await api.course.update({ Id: courseId, OpensAt: '2026-12-03T08:00' });
    await expectRefusal(api.course.update({ Id: courseId, ClosesAt: '2026-12-03T08:00' }), 400, {
      ClosesAt: sentence('closesBeforeOpening'),
    });
    await expectRefusal(api.course.update({ Id: courseId, OpensAt: 'mañana' }), 400);
  });
});
