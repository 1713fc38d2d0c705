import { useState } from 'react';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ImportFileForm, type ReadBank } from './import-file-form.tsx';
import { ImportReview } from './import-review.tsx';

type ImportDialogProps = {
  open: boolean;
  courseId: number;
  onImported: () => Promise<void>;
  onClose: () => void;
};

/** 'Importar preguntas': the questions of a file, previewed before anything changes. */
export function ImportDialog({ open, ...steps }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={steps.onClose} title="Importar preguntas" wide asksFirst={false}>
      {open && <ImportWizard {...steps} />}
    </Dialog>
  );
}

type ImportWizardProps = { courseId: number; onImported: () => Promise<void>; onClose: () => void };

/** The steps of an import: the file, its preview line by line, the import. */
function ImportWizard({ courseId, onImported, onClose }: ImportWizardProps) {
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
