import { useEffect, useState } from 'react';
import type { Session } from '../../../../contract/accounts/session.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import {
  discardUnsavedChanges,
  hereHref,
  type UnsavedChanges,
  unsavedChangesOfAllTabs,
} from '../../../components/unsaved/unsaved-changes.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { forgetSession, freshToken, storedSession } from '../../../lib/api/session.ts';
import { allDrafts } from '../../../lib/forms/draft-store.ts';
import { useTrigger } from '../../../runtime/use-trigger.ts';
import { unsentReading } from '../../reading/reading-store.ts';

/** Asks 'Desea Salir?', then ends the session on the server and in the browser (spec 5.5). */
export function SignOutIsland() {
  const { isOpen, close } = useTrigger('[data-sign-out]');
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<UnsavedChanges[] | null>(null);
  const [user, setUser] = useState<User>();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    setLost(null);
    setFailure(null);
    if (!isOpen) return;
    void signedInUser().then(async (found) => {
      setUser(found);
      const sending = sendReading(found);
      const isOver = await inTime(sending.then(() => true));
      setLost(await lostOnSignOut(found));
      if (isOver) return;
      await sending; // the portal may only be slow
      setLost(await lostOnSignOut(found));
    });
  }, [isOpen]);

  async function leave(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await inTime(sendReading(user)); // a reading page went on counting behind the question
      await endSession();
      discardUnsavedChanges(document.body);
      await forgetSession();
      location.assign('/');
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setFailure(`Tu sesión sigue abierta. ${error.message}`);
      setBusy(false);
    }
  }
  const isSending = isOpen && lost === null && unsentReading(user?.id ?? 0).length > 0;
  return (
    <SignOutQuestion
      open={isSending || (isOpen && lost !== null)}
      lost={lost ?? []}
      isMember={user?.role === 'member'}
      isSending={isSending}
      busy={isBusy || isSending}
      failure={failure}
      onConfirm={() => void leave()}
      onCancel={close}
    />
  );
}

type User = Session['user'] | undefined;

/** The account that signs out. Without storage the page that signed in took the session with it: it is renewed. */
async function signedInUser(): Promise<User> {
  if (storedSession() === null) await freshToken(undefined);
  return storedSession()?.user;
}

const mostMilliseconds = 5_000;

/** The result, or null when it takes too long: a network, or a browser's database, that never answers is away. */
const inTime = <T,>(work: Promise<T>, milliseconds = mostMilliseconds): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))]);

const mostMillisecondsToEnd = 15_000;

/** Only the server can end a session: its cookie is out of reach for scripts, and signs the next person in. */
async function endSession(): Promise<void> {
  const answer = await inTime(api.users.logout({}), mostMillisecondsToEnd);
  if (answer === null) throw new ApiRefusal(0, 'El portal no respondió a tiempo.', 'error');
}

/** Sends the reading that this browser still stores; it stays stored, and is named, if that fails. */
async function sendReading(user: User): Promise<void> {
  if (user === undefined || unsentReading(user.id).length === 0) return;
  const script = await import('../../reading/send-reading.ts').catch(() => null);
  await script?.sendUnsentReading(api, { accountId: user.id, username: user.username });
}

const unsentMinutes = (user: User): UnsavedChanges[] =>
  unsentReading(user?.id ?? 0).map(({ courseId, seconds }) => {
    const minutes = Math.ceil(seconds / 60);
    return {
      name: minutes === 1 ? '1 minuto de lectura' : `${minutes} minutos de lectura`,
      href: `/leermodulos?id=${courseId}`,
    };
  });

/**
 * Lists the unsent answers of this account. Only an exam has their script: elsewhere it is loaded on demand.
 */
async function unsentAnswers(accountId: number): Promise<UnsavedChanges[]> {
  const listed = await inTime(
    import('../../exams/answers/answer-store.ts').then((store) => store.listUnsentAnswers(accountId)),
  ).catch(() => null); // no network for the script, or a browser whose database is broken
  if (listed === null)
    return [{ name: 'Quizá respuestas de un examen: no pudimos comprobarlo', href: '/profile' }];
  return listed.map(({ of: { courseId }, clicks }) => ({
    name: `${clicks.length === 1 ? '1 respuesta' : `${clicks.length} respuestas`} de un examen`,
    href: `/test?id=${courseId}`,
  }));
}

/**
 * Lists the work on this device that signing out deletes: drafts, texts being written in any tab, and answers and
 * reading that could not be sent, each with its address (spec 5.5).
 */
async function lostOnSignOut(user: User): Promise<UnsavedChanges[]> {
  const drafts = allDrafts().map(({ name, href }) => ({ name, href }));
  const unsent = [...(await unsentAnswers(user?.id ?? 0)), ...unsentMinutes(user)];
  const isNamed = (work: UnsavedChanges) =>
    drafts.some(({ name, href }) => href === work.href && name.startsWith(work.name)) ||
    unsent.some(({ href }) => href === work.href);
  const open = await unsavedChangesOfAllTabs();
  return [...drafts, ...unsent, ...open.filter((work) => !isNamed(work))];
}

type SignOutQuestionProps = {
  open: boolean;
  /** The unsaved or unsent work that signing out deletes, each with a link (spec 5.5). */
  lost: readonly UnsavedChanges[];
  isMember: boolean;
  /** True until it is known what would be lost. */
  isSending: boolean;
  busy?: boolean;
  /** The reason why the session could not be ended. */
  failure: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks 'Desea Salir?' before the session ends. */
function SignOutQuestion(props: SignOutQuestionProps) {
  const { open, lost, isMember, isSending, busy, failure, onConfirm, onCancel } = props;
  const kept = isMember ? 'Tu lectura queda guardada. ' : '';
  return (
    <ConfirmDialog
      open={open}
      title="Desea Salir?"
      body={
        <div className="stack">
          {lost.length > 0 ? (
            <Lost works={lost} onHere={onCancel} />
          ) : (
            `${isSending ? 'Enviamos lo que leíste… ' : kept}Para seguir tendrás que entrar otra vez.`
          )}
          <Failure message={failure} />
        </div>
      }
      confirmLabel={lost.length > 0 ? 'Salir y perderlo' : 'Salir'}
      danger={lost.length > 0}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** The work that would be lost, each a link to its place; the one on this page closes the question. */
function Lost({ works, onHere }: { works: readonly UnsavedChanges[]; onHere: () => void }) {
  return (
    <>
      <p>
        Si sales, se borra de este equipo lo que todavía no guardaste o no se envió. Ábrelo antes y guárdalo:
      </p>
      <ul>
        {works.map(({ name, href }) => (
          <li key={`${href} ${name}`}>
            <a
              href={href}
              onClick={(event) => {
                if (href !== hereHref()) return;
                event.preventDefault();
                onHere();
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
