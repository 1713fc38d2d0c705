import type { Context } from '../../context/context.ts';
import { noPassword } from '../accounts/accounts.rules.ts';
import { activationLink, passwordLink } from '../accounts/recovery/account-mails.ts';
import { issueCodes } from '../accounts/recovery/codes.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import { type MailToPut, putMails, withdrawMailsOf } from '../mail/outbox.ts';
import { enrolmentLetter } from './enrolment-letter.ts';

/** An enrolled person with the courses. */
export interface Enrolled {
  id: number;
  firstName: string;
  username: string;
  /** Null: no address. */
  email: string | null;
  passwordHash: string;
  isActive: boolean;
  isBlocked: boolean;
  courses: readonly { id: number; title: string }[];
}

/**
 * Puts a letter for each enrolled person into the outbox, in the caller's transaction (spec 17.3): their courses and,
 * for an inactive account, a new activation link, which replaces unsent ones. Returns the recipients: people without an
 * address and blocked ones get none.
 */
export async function tellEnrolled(
  inside: Context,
  people: readonly Enrolled[],
): Promise<ReadonlySet<number>> {
  const reachable = people.flatMap((person) =>
    person.email === null || person.isBlocked ? [] : [{ ...person, email: person.email }],
  );
  const [active, waiting] = [
    reachable.filter(({ isActive }) => isActive),
    reachable.filter(({ isActive }) => !isActive),
  ];
  const { publicUrl, settings, clock } = inside;
  const letters: MailToPut[] = active.map((person) => ({
    ...enrolmentLetter(inside, person, person.courses),
    expiresAt: letterEndsAt(clock.now()),
  }));
  if (waiting.length > 0)
    await withdrawMailsOf(
      inside,
      waiting.map(({ id }) => id),
      'activation',
    );
  for (const kind of ['invitation', 'activation'] as const) {
    const those = waiting.filter(
      ({ passwordHash }) => (passwordHash === noPassword) === (kind === 'invitation'),
    );
    if (those.length === 0) continue;
    const linkOf = kind === 'invitation' ? passwordLink : activationLink;
    const codes = await issueCodes(
      inside,
      those.map(({ id }) => id),
      kind,
    );
    those.forEach((person, place) => {
      const issued = codes[place];
      if (issued === undefined) return;
      const { expiresAt } = issued;
      const link = linkOf(publicUrl, person.username, issued.code);
      letters.push({
        ...enrolmentLetter(inside, person, person.courses, link),
        expiresAt,
      });
    });
  }
  if (letters.length > 0)
    await putMails(
      inside,
      letters.map((each) => ({ ...each, replyTo: settings.contact })),
    );
  return new Set(reachable.map(({ id }) => id));
}
