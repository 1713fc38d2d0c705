import { useState } from 'react';
import { ApiRefusal } from '../api/api.ts';
import { useCall } from '../api/use-call.ts';

interface VersionedSave<Input, Stored extends { version: number }> {
  /** The version that the form's text was begun from; undefined for a new row. */
  version: number | undefined;
  save(input: Input, version: number | undefined): Promise<void>;
  /** Loads the current version. */
  stored(): Promise<Stored>;
}

/**
 * The conflict after another person saved first: the own input, the other version, and the server's message.
 */
export interface SaveConflict<Input, Stored> {
  ownVersion: Input;
  otherVersion: Stored;
  message: string;
}

/** The sentence about what is safe if the session ends while someone writes. */
export const textIsSafe = 'Tu texto sigue en esta pantalla. Escribe tu contraseña y lo guardamos.';

/** Saves a long text without overwriting another person's changes unseen (409, spec 6.3). */
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
      setConflict({ ownVersion: input, otherVersion: await stored(), message: error.message });
    }
  }

  return {
    submit: (input: Input) => attempt(input, version),
    /** The own text is being saved over the other version. */
    isBusy,
    /** The version that the next save replaces: the one the text was begun from, or the last one shown. */
    version,
    conflict,
    /** The other version, once the writer has seen it and continues; null = none. */
    seen,
    /**
     * Saves the own text over the version shown. If yet another was saved meanwhile, that one is shown first.
     */
    overwrite: () =>
      void (conflict && run(() => attempt(conflict.ownVersion, conflict.otherVersion.version))),
    /** Back to the form. The next save replaces the version shown, and only that one. */
    keepEditing() {
      if (conflict === null) return;
      setVersion(conflict.otherVersion.version);
      setSeen(conflict.otherVersion);
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}
