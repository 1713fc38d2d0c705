import { result as calls, type PeopleLine } from '../../../contract/calls/result.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

type EnrolFormProps = {
  courseId: number;
  pasted: string;
  onType: (pasted: string, field: Element) => void;
  onRead: (lines: PeopleLine[]) => void;
  onClose: () => void;
};

/** One name or a pasted list. What was pasted stays when the window is closed. */
export function EnrolForm({ courseId, pasted, onType, onRead, onClose }: EnrolFormProps) {
  const api = useApi();
  const form = useForm({
    asksFirst: false, // the window around does: there the list stays
    schema: calls.previewEnrolment.input,
    extraInput: () => ({ courseId }),
    async submit(input) {
      onRead((await api.result.previewEnrolment(input)).data);
    },
  });
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <p className="muted">
        Escribe un nombre, un usuario o un correo, o pega una lista con uno por línea. Primero te mostramos a
        quién encontramos: nada cambia hasta que confirmes.
      </p>
      <TextArea
        label="A quiénes"
        name="Lines"
        rows={8}
        value={pasted}
        placeholder={'ana.quispe@correo.com\nluis.rojas\nMaría Mamani Flores'}
        onChange={({ currentTarget }) => onType(currentTarget.value, currentTarget)}
        error={form.errors['Lines']}
        hint="Hasta 500 líneas. Quien todavía no activó su cuenta queda como invitado."
        data-focus-first
      />
      <DialogFoot>
        <Button kind="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Buscar
        </Button>
      </DialogFoot>
    </form>
  );
}
