import { SelectField } from '../../components/forms/select-field.tsx';
import { PeriodForm } from './period-form.tsx';
import { hrefOf, type ReportData } from './report.rules.ts';

/** The course and the period of a report. */
export function ReportFilter({ data: { wanted, today, courses, course, problem } }: { data: ReportData }) {
  return (
    <PeriodForm
      action="/report"
      from={wanted.from}
      to={wanted.to}
      today={today}
      problem={problem}
      hrefFrom={(from) => hrefOf({ ...wanted, from, to: '' })}
      field={
        course !== null && (
          <SelectField
            label="Curso o examen"
            name="id"
            defaultValue={course.courseId}
            options={optionsOf(courses, course)}
          />
        )
      }
    >
      <input type="hidden" name="tab" value={wanted.tab} />
    </PeriodForm>
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
