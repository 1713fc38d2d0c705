import { useEffect, useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';

interface ExamRefusalOptions {
  username: string;
  courseId: number;
  /** The reason why the exam was closed when the page was opened; null = it was open. */
  refusal: string | null;
  isComplete: boolean;
  wasComplete: boolean;
}

/**
 * The reason why the exam can't be taken now. It is asked again once the reading is complete, since
 * reading is not the only condition.
 */
export function useExamRefusal({
  username,
  courseId,
  refusal,
  isComplete,
  wasComplete,
}: ExamRefusalOptions): string | null {
  const api = usePlainApi();
  const toast = useToast();
  const [current, setCurrent] = useState(refusal);
  const isNew = isComplete && !wasComplete;

  useEffect(() => {
    if (!isNew) return;
    api.users.getUserCourse({ userName: username }).then(
      ({ info }) => setCurrent(info.find((row) => row.courseId === courseId)?.examRefusal ?? null),
      (error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error;
        toast({ kind: 'bad', text: 'Completaste la lectura. Abre tu perfil para tomar el examen.' });
      },
    );
  }, [isNew, api, username, courseId, toast]);

  return current;
}
