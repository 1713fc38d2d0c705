import { Dialog } from '../../components/overlay/dialog.tsx';
import { ImportWizard } from './import-wizard.tsx';

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
