import { useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog, DialogFoot } from '../../../components/overlay/dialog.tsx';
import { FileField } from '../../../lib/uploads/file-field.tsx';
import { ImportLines } from './import-lines.tsx';
import { useCourseImport } from './use-course-import.ts';

type ImportCourseProps = { accountId: number };

/** 'Importar curso': asks for the file of an exported course and previews the result before importing it. */
export function ImportCourseButton(props: ImportCourseProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        <Icon name="upload" />
        Importar curso
      </Button>
      <Dialog wide open={isOpen} onClose={close} title="Importar curso">
        <ImportForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

function ImportForm({ accountId, onClose }: ImportCourseProps & { onClose: () => void }) {
  const work = useCourseImport(accountId);
  const { tried, upload } = work;
  const canMake = tried?.lines.some(({ isProblem }) => !isProblem) === true;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        work.send(!canMake);
      }}
    >
      <p className="muted">
        Es el archivo que descarga «Exportar». Primero te decimos qué traería; nada cambia hasta que lo
        importes.
      </p>
      <FileField
        label="Archivo"
        kind="courseArchive"
        error={work.failure}
        upload={upload}
        onChosen={work.choose}
        isLocked={work.isBusy}
        data-focus-first
      />
      <div role="status">{tried && <ImportLines lines={tried.lines} canMake={canMake} />}</div>
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={work.isBusy}>
          {canMake ? 'Importar' : 'Revisar'}
        </Button>
      </DialogFoot>
    </form>
  );
}
