import { reasonForClosing } from '../../../contract/enrolments/refusals.ts';
import { result as calls } from '../../../contract/results/calls.ts';
import { TextArea } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import type { BulkWindowProps } from '../../lib/lists/bulk-action.ts';
import { leavesResults, nameOrCount, peopleOf, removalSentences, type Taker } from './results.rules.ts';

type RemoveWindowProps<Row> = BulkWindowProps<Row> & { courseId: number };

/** 'Quitar del curso': the effect on each person, and the reason if results remain (spec 17.6). */
export function RemoveWindow<Row extends Taker>(props: RemoveWindowProps<Row>) {
  return (
    <Dialog open onClose={props.onCancel} title={`Quitar del curso a ${nameOrCount(props.rows)}`}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields<Row extends Taker>({ rows, courseId, onReply }: RemoveWindowProps<Row>) {
  const api = useApi();
  const isClosing = rows.some(leavesResults);
  const form = useForm({
    schema: calls.removeMany.input,
    extraInput: () => ({ ...peopleOf(rows), courseId }),
    alsoCheck: ({ Reason = '' }) =>
      isClosing && Reason.trim() === '' ? [{ field: 'Reason', message: reasonForClosing.message }] : [],
    async submit(input) {
      const reply = await api.result.removeMany(input);
      const closed = reply.data.filter(({ state }) => state === 'archived').map(({ id }) => ({ userId: id }));
      onReply(
        reply,
        closed.length === 0 ? undefined : () => api.result.reopenMany({ ...peopleOf(closed), courseId }),
      );
    },
  });
  return (
    <DialogForm form={form} submit="Quitar del curso" kind="danger">
      <ul className="stack">
        {removalSentences(rows).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isClosing && (
        <TextArea
          {...form.field('Reason')}
          label="Motivo"
          rows={2}
          hint="Lo lee solo la administración."
          data-focus-first
        />
      )}
    </DialogForm>
  );
}
