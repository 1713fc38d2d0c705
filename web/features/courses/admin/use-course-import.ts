import { useState } from 'react';
import type { ImportedCourse } from '../../../../contract/calls/course-publishing.ts';
import { usePlainApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import { useResumableUpload } from '../../../lib/uploads/use-resumable-upload.ts';

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
export function useCourseImport(accountId: number) {
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
