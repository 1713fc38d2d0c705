import { useState } from 'react';
import { ApiRefusal } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';

interface VersionedSave<Input, Stored extends { version: number }> {
  /** The version that the form's text was begun from; undefined for a new row. */
  version: number | undefined;
  save(input: Input, version: number | undefined): Promise<void>;
  /** What is stored now. */
  stored(): Promise<Stored>;
}

/** Another person saved first: one's own input, what they saved, and what the server said. */
export interface SaveConflict<Input, Stored> {
  mine: Input;
  theirs: Stored;
  message: string;
}

/** What is safe where the session ends in the middle of a text. */
export const textIsSafe = 'Tu texto sigue en esta pantalla. Escribe tu contraseña y lo guardamos.';

/** Saving something long: what another person changed meanwhile is not overwritten unseen (409, spec 6.3). */
export function useVersionedSave<Input, Stored extends { version: number }>({
  version: firstVersion,
  save,
  stored,
}: VersionedSave<Input, Stored>) {
  const [version, setVersion] = useState(firstVersion);
  const [conflict, setConflict] = useState<SaveConflict<Input, Stored> | null>(null);
  const [seen, setSeen] = useState<Stored | null>(null);
  const { run, isBusy } = useCall();

  async function attempt(input: Input, against: number | undefined): Promise<void> {
    try {
      await save(input, against);
      setConflict(null);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 409 || against === undefined) throw error;
      setConflict({ mine: input, theirs: await stored(), message: error.message });
    }
  }

  return {
    submit: (input: Input) => attempt(input, version),
    /** One's own is being saved over theirs. */
    isBusy,
    /** The version that the next save replaces: the one begun from, or the last one that was looked at. */
    version,
    conflict,
    /** What another person saved, once the writer has seen it and goes on; null = nothing. */
    seen,
    /** Saves one's own over what was shown. If yet another was saved meanwhile, that one is shown: never unseen. */
    overwrite: () => void (conflict && run(() => attempt(conflict.mine, conflict.theirs.version))),
    /** Back to the form; the next save replaces what was shown, and only that. */
    keepEditing() {
      if (conflict === null) return;
      setVersion(conflict.theirs.version);
      setSeen(conflict.theirs);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}
