import { Dialog } from '../../components/overlay/dialog.tsx';
import { ImportSteps } from './import-steps.tsx';

type ImportDialogProps = {
  open: boolean;
  courseId: number;
  onImported: () => Promise<void>;
  onClose: () => void;
};

/** 'Importar preguntas': questions of a file, read first without changing anything. */
export function ImportDialog({ open, ...steps }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={steps.onClose} title="Importar preguntas" wide>
      {open && <ImportSteps {...steps} />}
    </Dialog>
  );
}
