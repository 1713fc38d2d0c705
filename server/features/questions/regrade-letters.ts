import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import type { AddressedMail } from '../mail/outbox.ts';
import { courseLetter } from '../results/course-letter.ts';

/** An attempt whose grade a corrected key may have changed. */
interface MovedAttempt {
  accountId: number;
  firstName: string;
  email: string | null;
  isDeleted: boolean;
  isActive: boolean;
  finishedAt: Date;
  gradeBefore: number;
  gradeAfter: number;
}

interface ToldPerson {
  accountId: number;
  firstName: string;
  email: string;
  attempts: MovedAttempt[];
}

/** The people whose grade changed and who can be written to, each with the attempts that changed, in their order. */
export function toldPeople(moved: readonly MovedAttempt[]): ToldPerson[] {
  const told = new Map<number, ToldPerson>();
  for (const attempt of moved) {
    const { accountId, firstName, email, isDeleted, isActive, gradeBefore, gradeAfter } = attempt;
    if (gradeBefore === gradeAfter || isDeleted || !isActive || email === null) continue;
    const person = told.get(accountId) ?? { accountId, firstName, email, attempts: [] };
    person.attempts.push(attempt);
    told.set(accountId, person);
  }
  return [...told.values()];
}

/** Letters to everybody whose grade a corrected key changed: the grades before and after, exam by exam (spec 8.15). */
export function regradeLetters(
  context: Context,
  course: { id: number; title: string },
  moved: readonly MovedAttempt[],
): AddressedMail[] {
  const { config, clock, settings } = context;
  return toldPeople(moved).map((person) => {
    const lines = person.attempts.map(
      ({ finishedAt, gradeBefore, gradeAfter }) =>
        `Examen del ${calendarDate(finishedAt, config.timeZone).split('-').reverse().join('/')}: tenías ${gradeBefore}, ahora tienes ${gradeAfter}.`,
    );
    const text = [
      'Una pregunta de tu examen tenía mal marcada la respuesta correcta. Ya está corregida, y tu nota cambió:',
      lines.join('\n'),
      'No tienes que hacer nada.',
    ].join('\n\n');
    return {
      ...courseLetter(context, person, { subject: `Tu nota cambió: ${course.title}`, text, course }),
      replyTo: settings.contact,
      expiresAt: letterEndsAt(clock.now()),
    };
  });
}
