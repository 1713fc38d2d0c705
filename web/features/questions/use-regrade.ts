import { useRef, useState } from 'react';
import { ApiRefusal } from '../../lib/api/api.ts';
import { useApi } from '../../lib/api/api-context.ts';
import type { Regraded } from './regrade.rules.ts';
import type { Correction } from './regrade-dialog.tsx';

/** Previews a corrected key with or without lower grades, and corrects; what changed meanwhile is shown again first. */
export function useRegrade(questionId: number, correction: Correction, onCorrected: () => Promise<void>) {
  const api = useApi();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [preview, setPreview] = useState(correction.preview);
  const [lowersGrades, setLowers] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isOutdated: boolean } | null>(null);
  const [done, setDone] = useState<Regraded | null>(null);
  const corrected = { QuestionId: questionId, Correct: correction.correct };

  async function look(lowers: boolean): Promise<void> {
    const { data } = await api.attempt.previewRegrade({ ...corrected, LowerGrades: lowers });
    setPreview(data);
    setLowers(lowers);
  }

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setFailure({ message: error.message, isOutdated: false });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function correct(): Promise<void> {
    try {
      const { data } = await api.attempt.regrade({
        ...corrected,
        LowerGrades: lowersGrades,
        Reason: correction.reason,
        Fingerprint: preview.fingerprint,
      });
      setDone(data);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 409) throw error;
      await look(lowersGrades); // a key that is right already is refused here too
      setFailure({ message: error.message, isOutdated: true });
      return;
    }
    await onCorrected();
  }

  return {
    preview,
    lowersGrades,
    setLowersGrades: (lowers: boolean) => void run(() => look(lowers)),
    failure,
    done,
    isBusy,
    apply: () => void run(correct),
  };
}
