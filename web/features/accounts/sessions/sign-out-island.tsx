import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import {
  discardUnsavedChanges,
  hereHref,
  type UnsavedChanges,
  unsavedChangesOfAllTabs,
} from '../../../components/unsaved/unsaved-changes.ts';
import { api } from '../../../lib/api/api.ts';
import { forgetSession, storedSession } from '../../../lib/api/session.ts';
import { allDrafts } from '../../../lib/forms/draft-store.ts';
import { useTrigger } from '../../search/use-trigger.ts';

/** Asks 'Desea Salir?', then ends the session on the server and in the browser (spec 5.5). */
export function SignOutIsland() {
  const { isOpen, close } = useTrigger('[data-sign-out]');
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<UnsavedChanges[] | null>(null);
  const [isMember, setMember] = useState(true);
  useEffect(() => {
    setLost(null);
    if (!isOpen) return;
    const user = storedSession()?.user;
    setMember(user?.role === 'member');
    void lostOnSignOut(user?.id ?? 0).then(setLost);
  }, [isOpen]);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await api.users.logout({});
    } finally {
      // without network the browser still forgets the session; the server ends it once it is idle
      discardUnsavedChanges(document.body);
      await forgetSession();
      location.assign('/');
    }
  }
  return (
    <SignOutQuestion
      open={isOpen && lost !== null}
      lost={lost ?? []}
      isMember={isMember}
      busy={isBusy}
      onConfirm={() => void leave()}
      onCancel={close}
    />
  );
}

/**
 * Lists the unsent answers of this account. Only an exam has their script: elsewhere it is loaded on demand.
 */
async function unsentAnswers(accountId: number): Promise<UnsavedChanges[]> {
  const store = await import('../../exams/answers/answer-store.ts').catch(() => null);
  if (store === null)
    return [{ name: 'Quizá respuestas de un examen: sin conexión no se sabe', href: '/profile' }];
  return (await store.listUnsentAnswers(accountId)).map(({ of: { courseId }, clicks }) => ({
    name: `${clicks.length === 1 ? '1 respuesta' : `${clicks.length} respuestas`} de un examen`,
    href: `/test?id=${courseId}`,
  }));
}

/**
 * Lists the work on this device that signing out deletes: drafts, texts being written in any tab and unsent answers,
 * each with its address (spec 5.5).
 */
async function lostOnSignOut(accountId: number): Promise<UnsavedChanges[]> {
  const drafts = allDrafts().map(({ name, href }) => ({ name, href }));
  const [open, answers] = await Promise.all([unsavedChangesOfAllTabs(), unsentAnswers(accountId)]);
  const isNamed = (work: UnsavedChanges) =>
    drafts.some(({ name, href }) => href === work.href && name.startsWith(work.name)) ||
    answers.some(({ href }) => href === work.href);
  return [...drafts, ...answers, ...open.filter((work) => !isNamed(work))];
}

type SignOutQuestionProps = {
  open: boolean;
  /** The unsaved or unsent work that signing out deletes, each with a link (spec 5.5). */
  lost: readonly UnsavedChanges[];
  isMember: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks 'Desea Salir?' before the session ends. */
function SignOutQuestion(props: SignOutQuestionProps) {
  const { open, lost, isMember, busy, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open={open}
      title="Desea Salir?"
      body={
        lost.length > 0 ? (
          <Lost works={lost} onHere={onCancel} />
        ) : (
          `${isMember ? 'Tu lectura queda guardada. ' : ''}Para seguir tendrás que entrar otra vez.`
        )
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
