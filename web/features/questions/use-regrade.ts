import { useState } from 'react';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { Correction, Regraded } from './regrade.rules.ts';

/**
 * Previews a corrected key with or without lower grades, and corrects it. If something changed meanwhile, it
 * previews again first.
 */
export function useRegrade(questionId: number, correction: Correction, onCorrected: () => Promise<void>) {
  const api = useApi();
  const [preview, setPreview] = useState(correction.preview);
  const [lowersGrades, setLowers] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isOutdated: boolean } | null>(null);
  const [done, setDone] = useState<Regraded | null>(null);
  const { run, isBusy } = useCall((message) => setFailure({ message, isOutdated: false }));
  const corrected = { QuestionId: questionId, Correct: correction.correct };

  async function look(lowers: boolean): Promise<void> {
    setFailure(null);
    const { data } = await api.attempt.previewRegrade({ ...corrected, LowerGrades: lowers });
    setPreview(data);
    setLowers(lowers);
  }

  async function correct(): Promise<void> {
    setFailure(null);
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
