import { Chip, Chips } from '../../components/display/chip.tsx';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField } from '../../components/forms/text-field.tsx';
import { hrefOf, type ReportData, shortcuts } from './report.rules.ts';
import styles from './report-filter.module.css';

/** The course and the period of a report. A plain form: what is chosen stands in the address, without a script too. */
export function ReportFilter({ data: { wanted, today, courses, course, problem } }: { data: ReportData }) {
  const errorAt = (field: 'from' | 'to') => (problem?.field === field ? problem.message : undefined);
  return (
    <div className={styles.filter} data-noprint>
      <form action="/report" className={styles.form}>
        <input type="hidden" name="tab" value={wanted.tab} />
        {course !== null && (
          <SelectField
            label="Curso o examen"
            name="id"
            className={styles.course}
            defaultValue={course.courseId}
            options={optionsOf(courses, course)}
          />
        )}
        <DateField label="Desde" name="from" max={today} defaultValue={wanted.from} error={errorAt('from')} />
        <DateField label="Hasta" name="to" max={today} defaultValue={wanted.to} error={errorAt('to')} />
        <Button type="submit" kind="line" className={styles.submit}>
          Mostrar
        </Button>
      </form>
      <Chips label="Períodos">
        {shortcuts(today).map(({ label, from }) => {
          const isCurrent = wanted.from === from && wanted.to === '';
          return (
            <Chip
              key={label}
              href={hrefOf({ ...wanted, from, to: '' })}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
}

/** The courses to choose from; the chosen one leads if the list is too short for it. */
function optionsOf(courses: ReportData['courses'], chosen: NonNullable<ReportData['course']>) {
  const isListed = courses.some(({ courseId }) => courseId === chosen.courseId);
  return [...(isListed ? [] : [chosen]), ...courses].map(({ courseId, courseName, hasResults }) => ({
    value: courseId,
    label: hasResults ? courseName : `${courseName} (sin resultados)`,
  }));
}
