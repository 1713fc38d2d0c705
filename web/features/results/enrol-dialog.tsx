import { useState } from 'react';
import {
  result as calls,
  type EnrolOutcome,
  isNowEnrolled,
  type PeopleLine,
} from '../../../contract/results/calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextArea } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { DialogForm } from '../../lib/forms/dialog-form.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { importHref } from '../people-import/import-href.ts';
import { EnrolReview } from './enrol-review.tsx';
import styles from './results.module.css';
import { outcomeLabels, outcomeSentences } from './results.rules.ts';

type EnrolDialogProps = { open: boolean; onClose: () => void; course: { id: number; title: string } };

/**
 * 'Inscribir': a pasted list, then the person of each line, then each result. Closing keeps the list; leaving the page
 * asks.
 */
export function EnrolDialog({ open, onClose, course }: EnrolDialogProps) {
  const [pasted, setPasted] = useState('');
  const unsaved = useUnsaved(() => setPasted(''));
  const [lines, setLines] = useState<PeopleLine[] | null>(null);
  const [outcomes, setOutcomes] = useState<EnrolOutcome[] | null>(null);
  const close = () => {
    setLines(null);
    onClose();
    if (outcomes !== null) location.reload(); // the list behind has new people
  };
  return (
    <Dialog asksFirst={false} open={open} onClose={close} title={`Inscribir en ${course.title}`} wide>
      {outcomes !== null ? (
        <EnrolOutcomes outcomes={outcomes} onClose={close} />
      ) : lines !== null ? (
        <EnrolReview
          courseId={course.id}
          lines={lines}
          onBack={() => setLines(null)}
          onDone={(done) => {
            unsaved.forget();
            setOutcomes(done);
          }}
        />
      ) : (
        <EnrolForm
          courseId={course.id}
          pasted={pasted}
          onType={(next, field) => {
            setPasted(next);
            unsaved.mark(field);
          }}
          onRead={setLines}
        />
      )}
    </Dialog>
  );
}

/** How many were enrolled and told, and who was not and why. */
function EnrolOutcomes({ outcomes, onClose }: { outcomes: readonly EnrolOutcome[]; onClose: () => void }) {
  const failed = outcomes.filter(({ outcome }) => !isNowEnrolled(outcome));
  return (
    <div className="stack">
      <DialogStep>
        <Callout kind={failed.length < outcomes.length ? 'ok' : 'warn'}>
          {outcomeSentences(outcomes).join(' ')}
        </Callout>
      </DialogStep>
      {failed.length > 0 && (
        <ul className={styles.leftOut} aria-label="No se inscribieron">
          {failed.map(({ userId, fullname, outcome }) => (
            <li key={userId}>
              {fullname !== '' && <b>{fullname}: </b>}
              {outcomeLabels[outcome]}
            </li>
          ))}
        </ul>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Listo</Button>
      </DialogFoot>
    </div>
  );
}

type EnrolFormProps = {
  courseId: number;
  pasted: string;
  onType: (pasted: string, field: Element) => void;
  onRead: (lines: PeopleLine[]) => void;
};

/** A name or a pasted list. The text stays when the dialog is closed. */
function EnrolForm({ courseId, pasted, onType, onRead }: EnrolFormProps) {
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
