import { useState } from 'react';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { Dialog, SubmitFoot } from '../../../components/overlay/dialog.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import { FileField } from '../../../lib/uploads/file-field.tsx';
import { ImportLines } from './import-lines.tsx';
import { useCourseImport } from './use-course-import.ts';

type ImportCourseProps = { accountId: number };

/** 'Más' of the list of courses, with 'Importar curso': it asks for the file of an exported course and previews the result. */
export function ImportCourseButton(props: ImportCourseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoreMenu subject="Cursos" isInHead>
        <IconButton icon="upload" label="Importar curso" onClick={() => setOpen(true)} />
      </MoreMenu>
      <Dialog wide open={isOpen} onClose={() => setOpen(false)} title="Importar curso" asksFirst={false}>
        <ImportForm {...props} />
      </Dialog>
    </>
  );
}

function ImportForm({ accountId }: ImportCourseProps) {
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
      <SubmitFoot busy={work.isBusy}>{canMake ? 'Importar' : 'Revisar'}</SubmitFoot>
    </form>
  );
}
