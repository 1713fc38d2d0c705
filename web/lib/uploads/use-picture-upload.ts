import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '../api/use-call.ts';
import { fileProblem } from './file-checks.ts';

/** A picture that is stored as soon as it is chosen; an unusable one is refused before it is sent. */
export function usePictureUpload(store: (file: File) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isBusy } = useCall(setProblem);
  /** A form around it hears only of a picture that was stored. */
  const onInput = (event: FormEvent) => event.stopPropagation();
  const onChange = () =>
    void run(async () => {
      const file = input.current?.files?.[0];
      if (file === undefined) return;
      const early = fileProblem('picture', file);
      setProblem(early);
      if (early === null) await store(file);
    }).finally(() => {
      if (input.current !== null) input.current.value = ''; // the same file may be chosen again
    });
  return { input, onInput, onChange, isBusy, error: problem === null ? {} : { error: problem } };
}
