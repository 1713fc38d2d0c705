import { feedback } from '../../../contract/feedback/calls.ts';
import type { FeedbackPage } from '../../../contract/feedback/pages.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

interface FeedbackWordsProps {
  page: FeedbackPage;
  isUseful: boolean;
  /** Sends the sentence; without it the form itself does. */
  send?(words: string): Promise<void>;
}

/** The optional sentence after yes or no. */
export function FeedbackWords({ page, isUseful, send }: FeedbackWordsProps) {
  const form = useForm({ schema: feedback.addWords.input, submit: async ({ Words }) => send?.(Words) });
  return (
    <form method="post" action="/sirvio" aria-label="Tu opinión" className="stack" {...form.formProps}>
      <FormNote form={form} />
      <input type="hidden" name="Kind" value={page.kind} />
      <input type="hidden" name="Key" value={page.key} />
      <input type="hidden" name="Useful" value={String(isUseful)} />
      <TextArea
        {...form.field('Words')}
        label={isUseful ? '¿Qué fue lo más útil?' : '¿Qué querías saber?'}
        hint="En una frase, si quieres. No escribas tu nombre ni tu documento: no sabemos quién eres y no podemos responderte."
        rows={2}
        maxLength={300}
      />
      <Button type="submit" kind="line" busy={form.isBusy}>
        Enviar
      </Button>
    </form>
  );
}
