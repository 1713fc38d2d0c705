import { useState } from 'react';
import type { ImportedCourse } from '../../../../contract/courses/publishing-calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { Dialog, SubmitFoot } from '../../../components/overlay/dialog.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import { usePlainApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { ImportLosses } from '../../../lib/imports/import-losses.tsx';
import { storeNotice } from '../../../lib/page/notice.ts';
import { FileField } from '../../../lib/uploads/file-field.tsx';
import { useResumableUpload } from '../../../lib/uploads/use-resumable-upload.ts';
import styles from './import-course-button.module.css';

type ImportCourseProps = { accountId: number };

/**
 * 'Más' of the list of courses, with 'Importar curso': it asks for the file of an exported course and previews the result.
 */
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

type ImportLinesProps = {
  lines: ImportedCourse['lines'];
  /** The file contains a course. */
  canMake: boolean;
};

/** The preview of an import, line by line, with everything that would be left out. */
function ImportLines({ lines, canMake }: ImportLinesProps) {
  const made = lines.filter(({ isProblem }) => !isProblem);
  const problems = lines.filter(({ isProblem }) => isProblem);
  return (
    <div className="stack">
      {made.length > 0 && (
        <Callout kind="ok">
          <p>Esto se agregaría:</p>
          <Lines lines={made} />
        </Callout>
      )}
      {canMake && <ImportLosses losses={problems.map(({ text }) => text)} />}
      {!canMake && problems.length > 0 && (
        <Callout kind="bad">
          <p>No se puede importar:</p>
          <Lines lines={problems} />
        </Callout>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: ImportedCourse['lines'] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const sentIsSafe = 'Lo que ya se envió está a salvo. Escribe tu contraseña y seguimos.';

/** An uploaded course file and the preview of its import. */
interface ImportPreview {
  file: File;
  lines: ImportedCourse['lines'];
}

/**
 * Uploads an exported course, previews the import and carries it out. Both steps wait for a lost network and
 * for a person who has to sign in again. Uploaded parts are not sent again, even if the window was closed
 * between the steps.
 */
function useCourseImport(accountId: number) {
  const api = usePlainApi();
  const upload = useResumableUpload(accountId, sentIsSafe);
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [tried, setTried] = useState<ImportPreview | null>(null);

  async function send(chosen: File, isTrial: boolean): Promise<void> {
    setFailure(undefined);
    try {
      const { data, message } = await upload.send({
        file: chosen,
        kind: 'courseArchive',
        purpose: 'course-import',
        isTrial,
        use: (UploadId, options) =>
          api.course.import(isTrial ? { UploadId, DryRun: true } : { UploadId }, options),
      });
      if (data.id === null) {
        setTried({ file: chosen, lines: data.lines });
        return;
      }
      storeNotice(message); // a dry run meets one if the answer to the import itself was lost
      location.assign(`/editcourse?id=${data.id}`);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (error instanceof ApiRefusal) setFailure(error.message);
      else if (!isAborted) throw error;
    }
  }

  return {
    upload,
    failure,
    tried: tried?.file === file ? tried : null, // another file may have been chosen meanwhile
    isBusy: upload.fraction !== null,
    choose(chosen: File | null) {
      setFile(chosen);
      setFailure(undefined);
      setTried(null);
    },
    /**
     * Uploads the chosen file and previews the import. With `isTrial` false it makes the draft and opens it.
     */
    send(isTrial: boolean) {
      if (file === null) setFailure('El campo Archivo es obligatorio.');
      else void send(file, isTrial);
    },
  };
}
