import type { PeopleImport } from '../../../contract/people-import/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { CheckField } from '../../components/forms/check-field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { GroupSelect } from '../groups/group-select.tsx';
import type { CourseChoice } from './load-import.ts';
import styles from './people-import.module.css';
import { type Counts, courseAnswer, letterHint, noCourse } from './people-import.rules.ts';

export interface Plan {
  courseIds: readonly number[];
  /** The course of each value of the column 'Curso': an id, 'none', or '' as long as nobody said. */
  courseOf: Readonly<Record<string, string>>;
  group: string;
  sendsLetter: boolean;
  tellsExisting: boolean;
}

type ReviewPlanProps = {
  plan: Plan;
  onPlan: (change: Partial<Plan>) => void;
  courses: readonly CourseChoice[];
  courseValues: PeopleImport['courseValues'];
  counts: Counts;
  hasMailServer: boolean;
};

/** More courses are shown in a box that scrolls. */
const mostCoursesInSight = 4;

/** 'Qué va a pasar': the courses, the group, and the recipients of letters. */
export function ReviewPlan({ plan, onPlan, courses, courseValues, counts, hasMailServer }: ReviewPlanProps) {
  const toggle = (id: number) =>
    onPlan({
      courseIds: plan.courseIds.includes(id)
        ? plan.courseIds.filter((each) => each !== id)
        : [...plan.courseIds, id],
    });
  return (
    <Card as="section" flat padded className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">Qué va a pasar</h2>
      {courseValues.length > 0 && (
        <fieldset className={styles.courses}>
          <legend>Cursos de la lista</legend>
          {courseValues.map(({ value, count }) => (
            <SelectField
              key={value}
              label={`«${value}», ${counted(count, 'línea', 'líneas')}`}
              placeholder="Elige qué curso es"
              options={[...courses, noCourse]}
              value={courseAnswer(plan.courseOf, courses, value)}
              onChange={({ currentTarget }) =>
                onPlan({ courseOf: { ...plan.courseOf, [value]: currentTarget.value } })
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset className={styles.courses}>
        <legend>
          {courseValues.length > 0 ? 'Inscribir a todos también en' : 'Inscribir en'}{' '}
          {plan.courseIds.length > 1 && <span className="muted">({plan.courseIds.length} cursos)</span>}
        </legend>
        {courses.length === 0 && <p className="muted">Todavía no hay cursos publicados.</p>}
        <div data-long={courses.length > mostCoursesInSight || undefined}>
          {courses.map(({ value, label }) => (
            <CheckField
              key={value}
              label={label}
              checked={plan.courseIds.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      </fieldset>
      <GroupSelect
        label="Grupo"
        optional
        hint="Para quienes no traen uno en la lista."
        value={plan.group}
        onChange={({ currentTarget }) => onPlan({ group: currentTarget.value })}
      />
      {counts.counts.new > 0 && (
        <CheckField
          label="Enviar el correo de activación"
          hint={
            plan.sendsLetter
              ? letterHint(counts)
              : 'Las cuentas nuevas quedan activas, sin correo: cada persona entra con su hoja de acceso.'
          }
          checked={plan.sendsLetter}
          onChange={({ currentTarget }) => onPlan({ sendsLetter: currentTarget.checked })}
        />
      )}
      {counts.counts.existing > 0 && plan.courseIds.length > 0 && (
        <CheckField
          label="Avisar a quienes ya existen"
          hint={`A ${counted(counts.counts.existing, 'persona', 'personas')}, si todavía no estaban en el curso.`}
          checked={plan.tellsExisting}
          onChange={({ currentTarget }) => onPlan({ tellsExisting: currentTarget.checked })}
        />
      )}
      <p className={styles.detail}>
        {hasMailServer
          ? 'El enlace del correo dura 7 días. Nadie recibe una contraseña escrita.'
          : 'El portal todavía no tiene servidor de correo: los correos esperan en Correos, y puedes entregar las hojas de acceso.'}
      </p>
    </Card>
  );
}
