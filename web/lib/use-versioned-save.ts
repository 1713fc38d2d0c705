import { useState } from 'react';
import { ApiRefusal } from './api.ts';
import { useCall } from './use-call.ts';

interface VersionedSave<Input> {
  /** The version that the form was opened with; undefined for a new row. */
  version: number | undefined;
  save(input: Input, version: number | undefined): Promise<void>;
  /** The version that is stored now. */
  latestVersion(): Promise<number>;
}

/** Saving something that another person may have changed meanwhile (409, decisions §1): nothing is overwritten unasked. */
export function useVersionedSave<Input>({ version, save, latestVersion }: VersionedSave<Input>) {
  const [refused, setRefused] = useState<{ message: string; input: Input } | null>(null);
  const { run, isBusy } = useCall();

  async function submit(input: Input): Promise<void> {
    try {
      await save(input, version);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 409 || version === undefined) throw error;
      setRefused({ message: error.message, input });
    }
  }

  return {
    submit,
    conflict: {
      /** What the server said; null = no conflict. */
      message: refused?.message ?? null,
      isBusy,
      onClose: () => setRefused(null),
      /** Saves one's own text over the other person's, who has been seen. */
      onOverwrite: () =>
        run(async () => {
          if (refused === null) return;
          await save(refused.input, await latestVersion());
          setRefused(null);
        }),
    },
  };
}
