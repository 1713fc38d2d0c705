import { letter, portalLink, type Writer } from '../mail/letter.ts';
import type { AddressedMail } from '../mail/outbox.ts';

/**
 * A letter of an administrator to somebody enrolled in a course: greeting, text in its paragraphs, the course with its
 * link, signature (spec 17.2).
 */
export function courseLetter(
  writer: Writer,
  person: { accountId: number; firstName: string; email: string },
  written: { subject: string; text: string; course: { id: number; title: string } },
): AddressedMail {
  const { subject, text, course } = written;
  return {
    kind: 'letter',
    accountId: person.accountId,
    to: person.email,
    subject,
    text: letter(writer, person.firstName, [
      ...text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      `Curso: ${course.title}\n${portalLink(writer.publicUrl, '/leercurso', { id: String(course.id) })}`,
    ]),
    hasSecret: false,
  };
}
