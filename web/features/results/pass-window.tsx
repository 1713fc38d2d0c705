import { gradeRange } from '../../../contract/constants.ts';
import { result as calls } from '../../../contract/results/calls.ts';
import { NumberField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { BulkWindowProps } from '../../lib/lists/bulk-action.ts';
import { ReasonField } from '../attempts/reason-field.tsx';
import { nameOrCount, peopleOf, type Taker } from './results.rules.ts';

type PassWindowProps<Row> = BulkWindowProps<Row> & { course: { id: number; minimumGrade: number } };

/** 'Aprobar con motivo': a grade without an exam, such as one sat in a classroom or won by an appeal (spec 17.7). */
export function PassWindow<Row extends Taker>(props: PassWindowProps<Row>) {
  return (
    <Dialog open onClose={props.onCancel} title={`Aprobar con motivo a ${nameOrCount(props.rows)}`}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields<Row extends Taker>({ rows, course, onReply }: PassWindowProps<Row>) {
  const api = useApi();
  const form = useForm({
    schema: calls.passMany.input,
    extraInput: () => ({ ...peopleOf(rows), courseId: course.id }),
    async submit(input) {
      onReply(await api.result.passMany(input));
    },
  });
  return (
    <DialogForm form={form} submit="Aprobar con motivo">
      <p className="muted">
        Para un examen en aula o un reclamo. Se muestra siempre como «Aprobó con motivo», cuenta como lectura
        cumplida y emite el certificado, si el curso lo da. Se deshace anulando la nota.
      </p>
      <NumberField
        {...form.field('Calification')}
        label={rows.length === 1 ? 'Nota' : 'Nota, la misma para todas'}
        min={course.minimumGrade}
        max={gradeRange.max}
        hint={`De ${course.minimumGrade}, el mínimo del curso, a ${gradeRange.max}.`}
        data-focus-first
      />
      <ReasonField
        error={form.errors['Reason']}
        hint="Queda guardado con la nota y con tu nombre; la persona también lo lee."
      />
    </DialogForm>
  );
}
