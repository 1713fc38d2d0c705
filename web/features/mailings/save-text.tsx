import { useState } from 'react';
import { mailing as calls } from '../../../contract/mailings/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './mailings.module.css';

/** Saves the text of a letter to use again, under a name. */
export function SaveText({ subject: Subject, text: Text }: { subject: string; text: string }) {
  const api = useApi();
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed');
  const form = useForm({
    asksFirst: false,
    schema: calls.addText.input,
    extraInput: () => ({ Subject, Text }),
    texts: { Name: '' },
    async submit(input) {
      await api.mailing.addText(input);
      setState('saved');
    },
  });
  if (state === 'saved') return <p role="status">El texto se guardó: la próxima vez lo eliges.</p>;
  if (state === 'closed')
    return (
      <div>
        <Button kind="text" size="small" onClick={() => setState('open')}>
          Guardar este texto para otra vez
        </Button>
      </div>
    );
  return (
    <form {...form.formProps} className={styles.save} aria-label="Guardar este texto">
      <TextField
        {...form.field('Name')}
        error={form.errors['Name'] ?? form.failure ?? undefined}
        label="Nombre del texto"
        autoComplete="off"
      />
      <Button kind="line" type="submit" busy={form.isBusy}>
        Guardar texto
      </Button>
    </form>
  );
}
