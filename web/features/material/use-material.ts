import { useState } from 'react';
import type { CourseFile } from '../../../contract/material/calls.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { lateStart, withoutCaptions } from './material-words.rules.ts';

/** The saved material, as the server returns it. */
export interface SavedMaterial {
  id: number;
  message: string;
  /** It was just added. */
  isNew: boolean;
}

const isGone = (error: unknown) => error instanceof ApiRefusal && error.status === 404;

/** The material of one course on the screen, and the actions on it. */
export function useMaterial(courseId: number, files: readonly CourseFile[]) {
  const api = useApi();
  const toast = useToast();
  const { run } = useCall();
  const [notice, setNotice] = useState<string | null>(null);
  const list = useOrderedList<CourseFile>({
    rows: files,
    nameOf: ({ title }) => title,
    order: (Ids) =>
      orTellChanged('Otra persona cambió este material mientras tanto.', () =>
        api.course.orderFiles({ courseId, Ids }),
      ),
    load,
  });

  async function load(): Promise<readonly CourseFile[]> {
    return (await api.course.getFileCourse({ courseId })).data;
  }

  /** Reports a change that another administrator made meanwhile, and loads the current list. */
  async function orTellChanged<T>(message: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isGone(error)) throw error;
      await list.reload();
      throw new ApiRefusal(404, message, 'warning');
    }
  }

  return {
    list,
    remove: ({ id }: CourseFile) => api.course.deleteFile({ id }),
    forgetNotice: () => setNotice(null),
    /** The notice about the last upload, in a sentence that stays. */
    notice,
    /** Downloads a document by a fresh link. */
    download: ({ id, title }: CourseFile) =>
      void run(async () => {
        const { data } = await api.course.getFileLinks({ courseId });
        const found = data.find(({ fileId }) => fileId === id);
        if (found !== undefined) return location.assign(found.url);
        await list.reload();
        throw new ApiRefusal(404, `Otra persona ya eliminó «${title}».`, 'warning');
      }),
    async showSaved({ id, message, isNew }: SavedMaterial): Promise<void> {
      toast({ text: message });
      await run(async () => {
        const files = await load();
        list.replace(() => files);
        const saved = files.find((file) => file.id === id);
        setNotice(saved === undefined ? null : noticeOf(saved, isNew));
      });
    },
    async showGone(): Promise<void> {
      toast({ kind: 'bad', text: 'Otra persona eliminó este material. Ya no está en la lista.' });
      await run(list.reload);
    },
  };
}

/** The notice about just saved material; null = none. */
function noticeOf(
  { title, sizeBytes, isFastStart, lacksCaptions }: CourseFile,
  isNew: boolean,
): string | null {
  const isLate = isNew && isFastStart === false;
  const sentences = [
    ...(isLate ? [lateStart(sizeBytes, `«${title}»`)] : []),
    ...(lacksCaptions ? [withoutCaptions(title)] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
