import { useState } from 'react';
import { announcement as calls } from '../../../contract/announcements/calls.ts';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

interface AnnouncementDialogProps {
  open: boolean;
  groups: readonly NamedGroup[];
  onClose: () => void;
  onDone: (message: string) => void;
}

/** 'Agregar anuncio': what it says, to whom, and from when to when. */
export function AnnouncementDialog({ open, onClose, ...rest }: AnnouncementDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Agregar anuncio" wide>
      {open && <AnnouncementForm {...rest} />}
    </Dialog>
  );
}

function AnnouncementForm({ groups, onDone }: Pick<AnnouncementDialogProps, 'groups' | 'onDone'>) {
  const api = useApi();
  const [reach, setReach] = useState('all');
  const form = useForm({
    schema: calls.add.input,
    texts: { Title: '', Text: '', Link: '', Reach: 'all', GroupId: undefined, From: '', Until: '' },
    async submit(input) {
      onDone((await api.announcement.add(input)).message);
    },
  });
  return (
    <DialogForm form={form} submit="Agregar">
      <TextField {...form.field('Title')} label="Título" hint="Hasta 70 letras." data-focus-first />
      <TextArea {...form.field('Text')} label="Texto" rows={3} hint="Hasta 280 letras." />
      <TextField
        {...form.field('Link')}
        label="Enlace"
        optional
        hint="Donde se lee más: /ayuda, o una dirección https."
      />
      <SelectField
        {...form.field('Reach')}
        label="Para quién"
        options={[
          { value: 'all', label: 'Todos, también quienes no entraron' },
          { value: 'members', label: 'Quienes tienen cuenta' },
          { value: 'group', label: 'Un grupo' },
        ]}
        onChange={({ currentTarget }) => setReach(currentTarget.value)}
      />
      {reach === 'group' && (
        <SelectField
          {...form.field('GroupId')}
          label="Grupo"
          placeholder="Seleccione"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField {...form.field('From')} label="Desde" type="datetime-local" />
      <TextField
        {...form.field('Until')}
        label="Hasta"
        type="datetime-local"
        hint="Después desaparece solo. Cada persona puede cerrarlo antes."
      />
    </DialogForm>
  );
}
