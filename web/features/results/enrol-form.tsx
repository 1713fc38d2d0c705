import { result as calls, type PeopleLine } from '../../../contract/calls/result.ts';
import { TextArea } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { importHref } from '../people-import/import-href.ts';

type EnrolFormProps = {
  courseId: number;
  pasted: string;
  onType: (pasted: string, field: Element) => void;
  onRead: (lines: PeopleLine[]) => void;
};

/** A name or a pasted list. The text stays when the dialog is closed. */
export function EnrolForm({ courseId, pasted, onType, onRead }: EnrolFormProps) {
  const api = useApi();
  const form = useForm({
    asksFirst: false, // the surrounding dialog does: it keeps the list
    schema: calls.previewEnrolment.input,
    extraInput: () => ({ courseId }),
    async submit(input) {
      onRead((await api.result.previewEnrolment(input)).data);
    },
  });
  return (
    <DialogForm form={form} submit="Buscar">
      <p className="muted">
        Escribe un nombre, un usuario o un correo, o pega una lista con uno por línea. Primero te mostramos a
        quién encontramos: nada cambia hasta que confirmes.
      </p>
      <TextArea
        {...form.field('Lines')}
        label="A quiénes"
        rows={8}
        value={pasted}
        placeholder={'ana.quispe@correo.com\nluis.rojas\nMaría Mamani Flores'}
        onChange={({ currentTarget }) => onType(currentTarget.value, currentTarget)}
        hint="Hasta 500 líneas. Quien todavía no activó su cuenta queda como invitado."
        data-focus-first
      />
      <p className="muted">
        ¿Está en Excel, o todavía no tienen cuenta?{' '}
        <a href={importHref(null, courseId)}>Importar una lista</a>
      </p>
    </DialogForm>
  );
}
