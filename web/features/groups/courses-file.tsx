import { useEffect, useState } from 'react';
import type { ReportCourse } from '../../../contract/reports/calls.ts';
import {
  resultFiles as calls,
  mostCoursesOfFile,
  type ResultDate,
} from '../../../contract/results/file-calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { CheckField } from '../../components/forms/check-field.tsx';
import { FieldGrid, FieldLine } from '../../components/forms/field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { SpreadsheetButtons } from '../../lib/lists/spreadsheet-buttons.tsx';
import styles from './courses-file.module.css';
import { useGroupNames } from './use-group-names.ts';

type CoursesFileProps = {
  onClose: () => void;
  /** The group that is chosen at first; null = everybody. */
  group: { id: number } | null;
};

/** The choice of no group. */
const everybody = 'all';

const dates: readonly { value: ResultDate; label: string }[] = [
  { value: 'enrolled', label: 'Su inscripción' },
  { value: 'passed', label: 'Su aprobación (solo quienes aprobaron)' },
];

/** 'Resultados de varios cursos': the courses, the people and the period, as one file (spec 17.8). */
export function CoursesFile({ onClose, group }: CoursesFileProps) {
  const [chosen, setChosen] = useState<Chosen>({
    courses: [],
    group: group === null ? everybody : String(group.id),
    from: '',
    to: '',
    by: 'enrolled',
  });
  const input = {
    CourseIds: chosen.courses.length === 0 ? undefined : chosen.courses.join(','),
    GroupId: chosen.group === everybody ? undefined : chosen.group,
    From: chosen.from || undefined,
    To: chosen.to || undefined,
    By: chosen.by,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      asksFirst={false}
      wide
      title="Resultados de varios cursos"
      footer={
        <SpreadsheetButtons
          call={calls.exportCourses}
          input={input}
          name="resultados"
          disabledReason={
            chosen.courses.length > mostCoursesOfFile
              ? `Elige como máximo ${mostCoursesOfFile} cursos, o ninguno: van todos.`
              : undefined
          }
        />
      }
    >
      <p className="muted">
        Una fila por persona y curso, con documento, grupo, nota, fechas y código del certificado. Guarda el
        archivo donde solo lo vea quien deba: tiene nombres y notas.
      </p>
      <Choices chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

interface Chosen {
  courses: readonly number[];
  group: string;
  from: string;
  to: string;
  by: ResultDate;
}

function Choices({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) {
  const groups = useGroupNames();
  const set = (part: Partial<Chosen>) => onChoose({ ...chosen, ...part });
  return (
    <div className={styles.choices}>
      <FieldGrid>
        <FieldLine>
          <SelectField
            label="De quiénes"
            options={[
              { value: everybody, label: 'Todas las personas' },
              ...groups.map(({ id, name }) => ({ value: id, label: `Grupo: ${name}` })),
            ]}
            value={chosen.group}
            onChange={({ currentTarget }) => set({ group: currentTarget.value })}
            data-focus-first
          />
        </FieldLine>
        <DateField
          label="Desde"
          optional
          value={chosen.from}
          onChange={({ currentTarget }) => set({ from: currentTarget.value })}
        />
        <DateField
          label="Hasta"
          optional
          value={chosen.to}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
        />
        <FieldLine>
          <SelectField
            label="La fecha que cuenta"
            options={dates}
            value={chosen.by}
            onChange={({ currentTarget }) => set({ by: currentTarget.value as ResultDate })}
          />
        </FieldLine>
      </FieldGrid>
      <Courses chosen={chosen.courses} onChoose={(courses) => set({ courses })} />
    </div>
  );
}

function Courses({
  chosen,
  onChoose,
}: {
  chosen: readonly number[];
  onChoose: (courses: readonly number[]) => void;
}) {
  const api = useApi();
  const { run } = useCall();
  const [courses, setCourses] = useState<readonly ReportCourse[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the window opens
  useEffect(() => void run(async () => setCourses((await api.report.getCourse({})).data)), []);
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.courses}>
      <legend>
        Cursos{' '}
        <span className="muted">
          {chosen.length === 0
            ? '(sin marcar ninguno van todos)'
            : `(${counted(chosen.length, 'elegido', 'elegidos')})`}
        </span>
      </legend>
      <div className={styles.list}>
        {courses.map(({ courseId, courseName }) => (
          <CheckField
            key={courseId}
            label={courseName}
            checked={chosen.includes(courseId)}
            onChange={() => toggle(courseId)}
          />
        ))}
      </div>
    </fieldset>
  );
}
