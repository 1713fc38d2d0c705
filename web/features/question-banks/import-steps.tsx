import { useState } from 'react';
import type { BankImport } from '../../../contract/calls/question-bank.ts';
import { ImportFileForm } from './import-file-form.tsx';
import { ImportReview } from './import-review.tsx';

/** A file that was read without changing anything, and what was understood of it. */
export type ReadBank = { file: File; understood: BankImport };

type ImportStepsProps = { courseId: number; onImported: () => Promise<void>; onClose: () => void };

/** First the file, then what was understood of it line by line, then the import. */
export function ImportSteps({ courseId, onImported, onClose }: ImportStepsProps) {
  const [read, setRead] = useState<ReadBank | null>(null);
  if (read === null) return <ImportFileForm courseId={courseId} onRead={setRead} onClose={onClose} />;
  return (
    <ImportReview
      courseId={courseId}
      read={read}
      onImported={onImported}
      onAnother={() => setRead(null)}
      onClose={onClose}
    />
  );
}
