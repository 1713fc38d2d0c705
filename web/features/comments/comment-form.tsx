import { useState } from 'react';
import { type CourseComment, course } from '../../../contract/courses/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { StarsInput } from '../../components/forms/stars-input.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DraftOffer } from '../../lib/forms/draft-offer.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { commentDraft } from './comment-draft.ts';

interface CommentFormProps {
  courseId: number;
  userId: number;
  /** The member's own comment; writing again replaces it. */
  mine: CourseComment | null;
}

/** The form for stars and a comment on the course (spec 2.8, 7.8). Unsent text stays on this device. */
export function CommentForm({ courseId, userId, mine }: CommentFormProps) {
  const api = useApi();
  const toast = useToast();
  const draft = useDraft(userId, commentDraft(courseId));
  const [hasWritten, setWritten] = useState(mine !== null);
  const form = useForm({
    schema: course.addComment.input,
    draft,
    extraInput: () => ({ CourseId: courseId, UserId: userId }),
    async submit(input) {
      await api.course.addComment(input);
      draft.saved();
      toast({ text: hasWritten ? 'Tu comentario se actualizó.' : 'Tu comentario se publicó.' });
      setWritten(true);
    },
  });
  return (
    <Card as="section" padded aria-labelledby="comentar">
      <form key={draft.formKey} {...form.formProps} className="stack">
        <h2 id="comentar">¿Qué te pareció el curso?</h2>
        <DraftOffer draft={draft} />
        <OwnComment mine={mine} hasWritten={hasWritten} />
        <FormNote form={form} />
        <StarsInput
          {...form.field('Calification')}
          defaultValue={Number(draft.restored?.Calification ?? mine?.calification ?? 0)}
        />
        <TextArea
          {...form.field('Comment')}
          label="Tu comentario"
          rows={4}
          placeholder="Cuéntale a otra persona qué le va a servir"
          hint="Hasta 2000 caracteres."
          defaultValue={draft.restored?.Comment ?? mine?.comment}
        />
        <Button type="submit" busy={form.isBusy}>
          {hasWritten ? 'Actualizar comentario' : 'Publicar comentario'}
        </Button>
      </form>
    </Card>
  );
}

/** Says that the member has commented already, and whether others see it. */
function OwnComment({ mine, hasWritten }: { mine: CourseComment | null; hasWritten: boolean }) {
  if (mine?.hidden === true)
    return (
      <Callout kind="warn">Un administrador ocultó tu comentario: las demás personas no lo ven.</Callout>
    );
  if (!hasWritten) return null;
  return <p className="muted">Ya comentaste este curso. Lo que guardes ahora reemplaza a lo anterior.</p>;
}
