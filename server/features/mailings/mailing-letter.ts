import { letter, portalLink, type Writer } from '../mail/letter.ts';
import type { AddressedMail } from '../mail/outbox.ts';
import type { Addressee } from './mailings.queries.ts';
import { textFor } from './mailings.rules.ts';

/** The words of a mailing, the same for everybody. `courseId` null = it is of no course, or the course is gone. */
export interface LetterWords {
  subject: string;
  text: string;
  courseId: number | null;
  courseTitle: string | null;
  deadline: string | null;
}

/**
 * The letter of one person: greeting, text with what is theirs, the course with its link if the letter is of one,
 * signature (spec 11.6).
 */
export function mailingLetter(
  writer: Writer,
  person: Pick<Addressee, 'accountId' | 'firstName' | 'grade'> & { email: string },
  words: LetterWords,
): AddressedMail {
  const { courseId, courseTitle: title, deadline } = words;
  const fill = (text: string) => textFor(text, person, title === null ? null : { title, deadline });
  return {
    kind: 'letter',
    accountId: person.accountId,
    to: person.email,
    subject: fill(words.subject),
    text: letter(writer, person.firstName, [
      ...fill(words.text)
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim()),
      ...(courseId === null || title === null
        ? []
        : [`Curso: ${title}\n${portalLink(writer.publicUrl, '/leercurso', { id: String(courseId) })}`]),
    ]),
    hasSecret: false,
  };
}
