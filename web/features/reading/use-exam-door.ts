import { useEffect, useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { ApiRefusal } from '../../lib/api/api.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';

interface ExamDoorOptions {
  username: string;
  courseId: number;
  /** Why the exam could not be taken when the page was opened; null = it could. */
  refusal: string | null;
  isComplete: boolean;
  wasComplete: boolean;
}

/** Why the exam can't be taken now; asked anew once the reading is complete, for reading is not the only reason. */
export function useExamDoor({
  username,
  courseId,
  refusal,
  isComplete,
  wasComplete,
}: ExamDoorOptions): string | null {
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
