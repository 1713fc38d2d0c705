import { useRef } from 'react';
import { newUsers, type UsersImport } from '../../../../contract/calls/new-users.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import { CancelButton } from '../../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { listOfFile } from './list-of-file.ts';

type ImportUsersFormProps = {
  list: string;
  onType: (list: string) => void;
  onRead: (understood: UsersImport) => void;
};

/** The list, pasted or from a CSV file. A pasted one stays on the way back from the review. */
export function ImportUsersForm({ list, onType, onRead }: ImportUsersFormProps) {
  const api = useApi();
  const file = useRef<HTMLInputElement>(null);
  const form = useForm({
    asksFirst: false, // the surrounding dialog asks, also during the review
    schema: newUsers.import.input,
    extraInput: () => ({ DryRun: true }),
    async submit(input) {
      onRead((await api.usuario.import(input)).data);
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <p className="muted">
        Una persona por línea: nombres, apellidos, correo, género, fecha de nacimiento y, si quieres, usuario.
        Pega las celdas de tu hoja de cálculo, o abre un archivo CSV; con títulos, las columnas van en
        cualquier orden. Primero te decimos línea por línea qué se entiende: nada cambia hasta que confirmes.
      </p>
      <TextArea
        label="Lista"
        name="Lines"
        rows={8}
        value={list}
        placeholder={'Ana\tQuispe\tana.quispe@correo.com\tFemenino\t31/12/1980'}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        error={form.errors['Lines']}
        hint="Hasta 500 líneas."
        data-focus-first
      />
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label="Archivo CSV"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void listOfFile(chosen).then(onType);
          currentTarget.value = ''; // the same file can be chosen again
        }}
      />
      <div>
        <Button kind="soft" size="small" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          Abrir un archivo CSV
        </Button>
      </div>
      <DialogFoot>
        <CancelButton />
        <Button type="submit" busy={form.isBusy}>
          Revisar lista
        </Button>
      </DialogFoot>
    </form>
  );
}
