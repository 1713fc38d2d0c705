import { useEffect, useState } from 'react';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import {
  mailing as calls,
  type LetterTextRow,
  type MailingPreview,
} from '../../../contract/mailings/calls.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { courseChoices } from '../../lib/lists/course-choices.ts';
import { letterOf, type MailingText, type Recipients } from './mailing.ts';

interface MailingFormProps {
  recipients: Recipients;
  /** To whom, in words; undefined = the form asks. */
  label: string | undefined;
  groupId: number;
  onGroup: (id: number) => void;
  written: MailingText;
  onType: (written: MailingText, field: Element) => void;
  onPreview: (preview: MailingPreview) => void;
}

interface Choices {
  groups: NamedGroup[];
  courses: Awaited<ReturnType<typeof courseChoices>>;
  texts: LetterTextRow[];
}

/** The words of a letter to many people, from a saved text if one is chosen. They stay when the dialog is closed. */
export function MailingForm(props: MailingFormProps) {
  const { recipients, label, groupId, onGroup, written, onType, onPreview } = props;
  const api = useApi();
  const { run } = useCall();
  const [{ groups, courses, texts }, setChoices] = useState<Choices>({ groups: [], courses: [], texts: [] });
  const form = useForm({
    asksFirst: false, // the surrounding dialog does: it keeps the text
    schema: calls.preview.input,
    extraInput: () => letterOf(recipients, written),
    async submit(input) {
      onPreview((await api.mailing.preview(input)).data);
    },
  });
  const load = async () => {
    const [found, chosen, saved] = await Promise.all([
      label === undefined ? api.group.getNames({}) : { data: [] },
      courseChoices(api, 'published'),
      api.mailing.getTexts({}),
    ]);
    setChoices({ groups: found.data, courses: chosen, texts: saved.data });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens
  useEffect(() => void run(load), []);
  return (
    <DialogForm form={form} submit="Ver cómo queda">
      {label === undefined ? (
        <SelectField
          label="Para quién"
          placeholder="Todos los miembros"
          options={groups.map(({ id, name }) => ({ value: id, label: `Grupo «${name}»` }))}
          value={groupId === 0 ? '' : groupId}
          onChange={({ currentTarget }) => onGroup(Number(currentTarget.value))}
          hint="A otras personas se les escribe desde Usuarios."
        />
      ) : (
        <p className="muted">Para {label}. Cada persona recibe su propia carta y no ve a las demás.</p>
      )}
      {texts.length > 0 && (
        <SelectField
          label="Texto guardado"
          placeholder="Ninguno"
          optional
          options={texts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => {
            const text = texts.find(({ id }) => id === Number(currentTarget.value));
            if (text !== undefined)
              onType({ ...written, Subject: text.subject, Text: text.text }, currentTarget);
          }}
        />
      )}
      <TextField
        {...form.field('Subject')}
        defaultValue={undefined}
        label="Asunto"
        value={written.Subject}
        onChange={({ currentTarget }) => onType({ ...written, Subject: currentTarget.value }, currentTarget)}
        data-focus-first
      />
      <TextArea
        {...form.field('Text')}
        defaultValue={undefined}
        label="Mensaje"
        rows={8}
        value={written.Text}
        onChange={({ currentTarget }) => onType({ ...written, Text: currentTarget.value }, currentTarget)}
        hint="El saludo y la despedida se agregan. Cada persona lee lo suyo donde escribas {nombre} o, de un curso, {nota}, {curso} y {fecha límite}."
      />
      <SelectField
        label="Curso"
        optional
        placeholder="Ninguno"
        error={form.errors['CourseId']}
        options={courses}
        value={written.CourseId === 0 ? '' : written.CourseId}
        onChange={({ currentTarget }) =>
          onType({ ...written, CourseId: Number(currentTarget.value) }, currentTarget)
        }
        hint="Su enlace va al final de la carta."
      />
    </DialogForm>
  );
}
