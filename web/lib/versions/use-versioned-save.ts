import { useState } from 'react';
import { notFound } from '../../../contract/request-refusals.ts';
import { ApiRefusal } from '../api/request.ts';
import { useCall } from '../api/use-call.ts';
import type { FormDraft } from '../forms/use-draft.ts';

interface VersionedSaveOptions<Input, Stored extends { version: number }> {
  /** Knows the version that the text is based on. */
  draft: FormDraft;
  save(input: Input, version: number | undefined): Promise<void>;
  /** The current row; null = it is gone, and the refusal says so. */
  stored(): Promise<Stored | null>;
}

/** The conflict after another person saved first: one's own input, the other version, and the server's message. */
interface SaveConflict<Input, Stored> {
  ownVersion: Input;
  otherVersion: Stored;
  message: string;
}

/** The sentence about what is safe if the session ends while someone writes. */
export const textIsSafe = 'Tu texto sigue en esta pantalla. Escribe tu contraseña y lo guardamos.';

/** Finds the current row in a list; refuses (404) if it is gone. */
export function storedRow<Row extends { id: number }>(rows: readonly Row[], id: number | undefined): Row {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new ApiRefusal(404, notFound.message, 'error');
  return row;
}

/** Saves a text without overwriting another person's changes unseen (409, spec 6.3). */
export function useVersionedSave<Input, Stored extends { version: number }>({
  draft,
  save,
  stored,
}: VersionedSaveOptions<Input, Stored>) {
  const [conflict, setConflict] = useState<SaveConflict<Input, Stored> | null>(null);
  const [seen, setSeen] = useState<{ formKey: number; otherVersion: Stored } | null>(null);
  const { run, isBusy } = useCall();

  /** Resolves to whether it was saved. */
  async function attempt(input: Input, against: number | undefined): Promise<boolean> {
    try {
      await save(input, against);
      setConflict(null);
      return true;
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 409 || against === undefined) throw error;
      const otherVersion = await stored();
      // another reason: a name that is taken, or a text that lies in the Papelera
      if (otherVersion === null || otherVersion.version === against) throw error;
      setConflict({ ownVersion: input, otherVersion, message: error.message });
      return false;
    }
  }

  return {
    submit: (input: Input) => attempt(input, draft.base.current),
    /** True while one's own text overwrites the other version. */
    isBusy,
    conflict,
    /** The other version, once the writer has seen it and continues; null = none. */
    seen: seen?.formKey === draft.formKey ? seen.otherVersion : null,
    /** Saves one's own text over the version shown. If yet another was saved meanwhile, that one is shown first. */
    overwrite: () =>
      void (
        conflict && run(async () => void (await attempt(conflict.ownVersion, conflict.otherVersion.version)))
      ),
    /** Returns to the form. The next save replaces only the version shown. */
    keepEditing() {
      if (conflict === null) return;
      draft.base.current = conflict.otherVersion.version;
      setSeen({ formKey: draft.formKey, otherVersion: conflict.otherVersion });
      setConflict(null);
    },
    dismissConflict: () => setConflict(null),
  };
}

export type VersionedSave<Input, Stored extends { version: number }> = ReturnType<
  typeof useVersionedSave<Input, Stored>
>;
