import { letter, portalLink, type Writer } from '../mail/letter.ts';
import type { MailToPut } from '../mail/outbox.ts';

interface Reader {
  id: number;
  firstName: string;
  username: string;
  email: string;
}

/**
 * The letter about an enrolment by the institute (spec 17.3): the links of the courses, preceded for an inactive
 * account by its activation link, so that administrators can read it (spec 11.1).
 */
export function enrolmentLetter(
  writer: Writer,
  reader: Reader,
  courses: readonly { id: number; title: string }[],
  activation?: string,
): Omit<MailToPut, 'expiresAt'> {
  const [first] = courses;
  const name = courses.length === 1 && first !== undefined ? `«${first.title}»` : `${courses.length} cursos`;
  const addressed = { accountId: reader.id, to: reader.email };
  const list = courses.map(
    ({ id, title }) => `Curso: ${title}\n${portalLink(writer.publicUrl, '/leercurso', { id: String(id) })}`,
  );
  if (activation === undefined)
    return {
      ...addressed,
      kind: 'letter',
      subject: `Te inscribimos en ${name}`,
      text: letter(writer, reader.firstName, [
        `El instituto te inscribió en ${courses.length === 1 ? 'este curso' : 'estos cursos'}. Ya puedes empezar a leer.`,
        ...list,
      ]),
      hasSecret: false,
    };
  return {
    ...addressed,
    kind: 'activation',
    subject: `Te inscribimos en ${name}: activa tu cuenta`,
    text: letter(writer, reader.firstName, [
      `El instituto te inscribió en ${courses.length === 1 ? 'un curso' : `${courses.length} cursos`}. Para empezar, activa tu cuenta con este enlace:`,
      activation,
      `El enlace sirve durante 7 días y una sola vez. Después entras con tu nombre de usuario, ${reader.username}, o con tu correo.`,
      ...list,
      'Si no lo esperabas, no hagas nada: sin el enlace nadie puede usar la cuenta.',
    ]),
    hasSecret: true,
  };
}
