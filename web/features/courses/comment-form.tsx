import { useState } from 'react';
import { type CourseComment, course } from '../../../contract/course.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { StarsInput } from '../../components/stars-input.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { useToast } from '../../components/toast.tsx';
import { useApi } from '../../lib/api-context.ts';
import { FormNote } from '../../lib/form-note.tsx';
import { useForm } from '../../lib/use-form.ts';

interface CommentFormProps {
  courseId: number;
  userId: number;
  /** The comment that this member has written; writing again replaces it. */
  mine: CourseComment | null;
}

/** Stars and a comment on the course (portal.md §2, Course reading page). */
export function CommentForm({ courseId, userId, mine }: CommentFormProps) {
  const api = useApi();
  const toast = useToast();
  const [hasWritten, setWritten] = useState(mine !== null);
  const form = useForm({
    schema: course.addComment.input,
    beside: () => ({ CourseId: courseId, UserId: userId }),
    async submit(input) {
      await api.course.addComment(input);
      toast({ text: hasWritten ? 'Tu comentario se actualizó.' : 'Tu comentario se publicó.' });
      setWritten(true);
    },
  });
  return (
    <Card as="section" padded>
      <form {...form.formProps} className="stack">
        <h2>¿Qué te pareció el curso?</h2>
        <FormNote form={form} />
        <StarsInput name="Calification" defaultValue={mine?.calification} error={form.errors.Calification} />
        <TextArea
          label="Tu comentario"
          name="Comment"
          rows={4}
          placeholder="Cuéntale a otra persona qué le va a servir"
          defaultValue={mine?.comment}
          error={form.errors.Comment}
        />
        <Button type="submit" busy={form.isBusy}>
          {hasWritten ? 'Actualizar comentario' : 'Publicar comentario'}
        </Button>
      </form>
    </Card>
  );
}
