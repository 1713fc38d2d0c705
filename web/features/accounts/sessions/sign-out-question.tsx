import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { hereHref, type UnsavedChanges } from '../../../components/unsaved/unsaved-changes.ts';

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
export function SignOutQuestion(props: SignOutQuestionProps) {
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
