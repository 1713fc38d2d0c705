import { useState } from 'react';
import type { ImportedCourse } from '../../../../contract/calls/course-publishing.ts';
import { ApiRefusal } from '../../../lib/api/api.ts';
import { usePlainApi } from '../../../lib/api/api-context.ts';
import { keepNotice } from '../../../lib/page/notice.ts';
import { useResumableUpload } from '../../../lib/uploads/use-resumable-upload.ts';

const sentIsSafe = 'Lo que ya se envió está a salvo. Escribe tu contraseña y seguimos.';

/** A course file that has arrived and was tried: what would be made of it. */
interface TriedCourse {
  file: File;
  lines: ImportedCourse['lines'];
}

/**
 * Sends an exported course, says what would be made of it, and makes it. Both steps wait for a lost network and for who
 * has to sign in again; what has arrived is not sent again, not even when the window was closed between them.
 */
export function useCourseImport(accountId: number) {
  const api = usePlainApi();
  const upload = useResumableUpload(accountId, sentIsSafe);
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [tried, setTried] = useState<TriedCourse | null>(null);

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
      keepNotice(message); // a trial finds one where the answer to its making was lost
      location.assign(`/editcourse?id=${data.id}`);
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (error instanceof ApiRefusal) setFailure(error.message);
      else if (!isStopped) throw error;
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
    /** Sends what was chosen and says what would be made of it; then, with `isTrial` false, makes the draft and opens it. */
    send(isTrial: boolean) {
      if (file === null) setFailure('El campo Archivo es obligatorio.');
      else void send(file, isTrial);
    },
  };
}
