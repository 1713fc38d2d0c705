import { useState } from 'react';
import type { CourseHome } from '../../../../contract/courses/home-calls.ts';
import type { ExamDraw } from '../../../../contract/exams/draw.ts';
import type { ExamSettings, QuestionRow } from '../../../../contract/questions/calls.ts';
import { drawCalls } from '../../../../contract/questions/draw.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { SaveBar } from '../../../components/forms/save-bar.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import { SectionHead } from '../../../components/page/page-head.tsx';
import { TwoColumns } from '../../../components/page/two-columns.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import styles from './draw.module.css';
import { bankNotes, type ModuleShare, sharesOf, toldRules, writtenShares } from './draw.rules.ts';
import { ShareTable } from './share-table.tsx';

type DrawFormProps = {
  course: CourseHome;
  modules: readonly string[];
  questions: readonly QuestionRow[];
  settings: ExamSettings;
  onSaved: (draw: ExamDraw) => void;
};

const yesNo = [
  { value: 'false', label: 'No' },
  { value: 'true', label: 'Sí' },
];

/** The plan of an exam: so many of each module, unseen ones first, options in another order. */
export function DrawForm({ course, modules, questions, settings, onSaved }: DrawFormProps) {
  const { addDraw } = useApi().question;
  const toast = useToast();
  const [shares, setShares] = useState(() => sharesOf(modules, questions, settings.draw.shares));
  const [unseenFirst, setUnseenFirst] = useState(settings.draw.unseenFirst);
  const [shuffled, setShuffled] = useState(settings.draw.shuffled);
  const [told, setTold] = useState<string[]>([]);
  const draw: ExamDraw = { shares: writtenShares(shares), unseenFirst, shuffled };
  const form = useForm({
    schema: drawCalls.addDraw.input,
    extraInput: () => ({
      IdCourse: course.id,
      Shares: draw.shares.map(({ module: Module, count: Count, hard: Hard }) => ({ Module, Count, Hard })),
      UnseenFirst: unseenFirst,
      Shuffled: shuffled,
    }),
    async submit(input) {
      const { data, message } = await addDraw(input);
      setTold(data.notes);
      onSaved(draw);
      toast({ text: message });
    },
  });
  const count = settings.amountQuestion;
  const { missing, small } = bankNotes(draw, count, questions, modules);
  const change = (module: string, part: Partial<ModuleShare>) =>
    setShares((before) => before.map((row) => (row.module === module ? { ...row, ...part } : row)));
  const letters = told.filter((note) => note.includes('explicaci'));
  return (
    <form {...form.formProps} aria-label="Cómo se sortea el examen">
      <TwoColumns
        label="Así se lo decimos"
        aside={
          <>
            <h2 className={styles.asideTitle}>Así se lo decimos</h2>
            <Told course={course} settings={settings} draw={draw} />
            <p className="small muted">
              Lo que cambies vale para los exámenes que empiecen después. Los que ya están en curso siguen
              como empezaron.
            </p>
          </>
        }
      >
        <FormNote form={form} />
        <SectionHead title="Cuántas de cada módulo">
          Así ningún examen deja fuera un módulo. Con todo en 0 salen al azar de todo el banco.
        </SectionHead>
        <ShareTable rows={shares} count={count} onChange={change} />
        {(missing.length > 0 || small !== null || letters.length > 0) && (
          <Callout kind="warn" className={styles.warning} role="status">
            <p>
              <strong>El banco queda chico</strong>
            </p>
            {small !== null && <p>{small}</p>}
            {missing.length > 0 && (
              <>
                <ul>
                  {missing.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
                <p>Mientras falten, salen otras preguntas: ningún examen se detiene por eso.</p>
              </>
            )}
            {letters.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Callout>
        )}
        <SectionHead title="Cómo se sortea" />
        <div className={styles.switches}>
          <SelectField
            name="UnseenFirst"
            label="Primero las que no vio"
            options={yesNo}
            value={String(unseenFirst)}
            onChange={(event) => setUnseenFirst(event.currentTarget.value === 'true')}
            hint="Quien repite recibe preguntas nuevas mientras haya; después, las que vio hace más tiempo."
          />
          <SelectField
            name="Shuffled"
            label="Opciones en otro orden para cada persona"
            options={yesNo}
            value={String(shuffled)}
            onChange={(event) => setShuffled(event.currentTarget.value === 'true')}
            hint="La A de una puede ser la C de otra. No toca verdadero o falso, ni opciones como «todas las anteriores»."
          />
        </div>
      </TwoColumns>
      <SaveBar status={form.isDirty ? 'Reparto sin guardar' : 'Sin cambios por guardar'}>
        <Button type="submit" busy={form.isBusy}>
          Guardar el reparto
        </Button>
      </SaveBar>
    </form>
  );
}

/** The exam in the words in which its members read it before they start. */
function Told({ course, settings, draw }: { course: CourseHome; settings: ExamSettings; draw: ExamDraw }) {
  const { amountQuestion, testTime, minQualify, attemptLimit, waitHours } = settings;
  return (
    <Card flat padded>
      <p className={styles.toldTitle}>{course.title}</p>
      <p>
        {Math.min(amountQuestion, course.questionCount)} preguntas · {testTime} minutos · nota mínima{' '}
        {minQualify}
      </p>
      <ul className={styles.told}>
        {toldRules(draw, { limit: attemptLimit, waitHours }).map((text) => (
          <li key={text}>
            <Icon name="check" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
