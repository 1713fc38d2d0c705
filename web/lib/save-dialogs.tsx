import { StaleDialog } from '../components/stale-dialog.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import type { FormDraft } from './use-draft.ts';
import type { SaveStop } from './use-versioned-save.ts';

type SaveDialogsProps = {
  stop: SaveStop;
  draft: FormDraft;
  username: string;
  /** Where the other person's version can be read. */
  theirsHref: string;
};

/** The questions that a save can raise. They stand beside the form, since one of them is a form of its own. */
export function SaveDialogs({ stop, draft, username, theirsHref }: SaveDialogsProps) {
  return (
    <>
      <StaleDialog
        message={stop.staleMessage}
        theirsHref={theirsHref}
        isBusy={stop.isBusy}
        onClose={stop.dismiss}
        onReload={() => {
          draft.keepNow();
          draft.release();
          location.reload();
        }}
        onOverwrite={stop.overwrite}
      />
      <SignInAgainDialog
        open={stop.needsSignIn}
        username={username}
        onSignedIn={stop.signedIn}
        onClose={stop.dismiss}
      >
        Tu texto sigue en esta pantalla. Escribe tu contraseña y lo guardamos.
      </SignInAgainDialog>
    </>
  );
}
