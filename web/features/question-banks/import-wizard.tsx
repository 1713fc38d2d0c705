import { useState } from 'react';
import { ImportFileForm, type ReadBank } from './import-file-form.tsx';
import { ImportReview } from './import-review.tsx';

type ImportWizardProps = { courseId: number; onImported: () => Promise<void>; onClose: () => void };

/** The steps of an import: the file, its preview line by line, the import. */
export function ImportWizard({ courseId, onImported, onClose }: ImportWizardProps) {
  const [read, setRead] = useState<ReadBank | null>(null);
  if (read === null) return <ImportFileForm courseId={courseId} onRead={setRead} />;
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
