import { useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { usuario as calls } from '../../../../contract/accounts/calls.ts';
import { counted } from '../../../../contract/text/counted.ts';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { FieldNotes } from '../../../components/forms/field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { BulkWindowProps } from '../../../lib/lists/bulk-action.ts';
import { inBatches, itemsOf } from '../../../lib/lists/bulk-actions.ts';
import { courseChoices } from '../../../lib/lists/course-choices.ts';
import styles from './user-list.module.css';

/** The people are added in batches: all that a filter finds may be more than one call takes. */
const wish = z.pick(calls.enrolMany.input, { CourseIds: true, Tell: true });

/** 'Inscribir' for ticked accounts: in one or several courses at once, and whether they are told. */
export function EnrolWindow({ rows, onCancel, onReply }: BulkWindowProps<{ id: number }>) {
  return (
    <Dialog open onClose={onCancel} title={`Inscribir a ${counted(rows.length, 'persona', 'personas')}`}>
      <EnrolFields rows={rows} onReply={onReply} />
    </Dialog>
  );
}

function EnrolFields({ rows, onReply }: Omit<BulkWindowProps<{ id: number }>, 'onCancel'>) {
  const api = useApi();
  const id = useId();
  const { run } = useCall();
  const [courses, setCourses] = useState<Awaited<ReturnType<typeof courseChoices>> | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [tells, setTells] = useState(true);
  const form = useForm({
    schema: wish,
    extraInput: () => ({ CourseIds: [...chosen], Tell: tells }),
    async submit(input) {
      onReply(await inBatches(api.usuario.enrolMany)({ ...itemsOf(rows), ...input }));
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the window opens
  useEffect(() => void run(async () => setCourses(await courseChoices(api, 'published'))), []);
  const error = form.errors['CourseIds'];
  const tick = (course: number) =>
    setChosen((before) =>
      before.includes(course) ? before.filter((other) => other !== course) : [...before, course],
    );
  return (
    <DialogForm form={form} submit="Inscribir">
      <fieldset className={styles.courses} aria-describedby={error && `${id}-error`}>
        <legend>Cursos</legend>
        {courses === null && <p className="muted">Un momento…</p>}
        {courses?.length === 0 && <p className="muted">Todavía no hay cursos publicados.</p>}
        {courses?.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => tick(value)}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <CheckField
        label="Avisarles por correo"
        hint="Una carta a cada persona, con los enlaces de sus cursos y, si su cuenta no está activa, el de activación. A quien no tiene correo lo avisas tú."
        checked={tells}
        onChange={({ currentTarget }) => setTells(currentTarget.checked)}
      />
    </DialogForm>
  );
}
