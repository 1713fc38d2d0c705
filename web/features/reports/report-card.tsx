import type { ReactNode } from 'react';
import { SelectField } from '../../components/forms/select-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { groupOptions } from '../groups/group-filter.ts';
import { PeriodForm } from './period-form.tsx';
import { hrefOf, type ReportData } from './report.rules.ts';
import styles from './report-card.module.css';

/** The choice of course and period, and under it the chart, or why there is none. */
export function ReportCard({ data, children }: { data: ReportData; children: ReactNode }) {
  return (
    <Card padded className={styles.card}>
      <ReportFilter data={data} />
      {children}
    </Card>
  );
}

function ReportFilter({ data }: { data: ReportData }) {
  const { wanted, today, courses, course, groups, group, problem } = data;
  const ofGroups = groupOptions(groups, group);
  const fields = [
    course !== null && (
      <SelectField
        key="id"
        label="Curso o examen"
        name="id"
        defaultValue={course.courseId}
        options={optionsOf(courses, course)}
      />
    ),
    ofGroups.length > 0 && (
      <SelectField
        key="group"
        label="Grupo"
        name="group"
        defaultValue={group?.id ?? ''}
        options={[{ value: '', label: 'Todos' }, ...ofGroups]}
      />
    ),
  ].filter((field) => field !== false);
  return (
    <PeriodForm
      action="/report"
      from={wanted.from}
      to={wanted.to}
      today={today}
      problem={problem}
      hrefFrom={(from) => hrefOf({ ...wanted, from, to: '' })}
      fields={fields}
    >
      <input type="hidden" name="tab" value={wanted.tab} />
      {ofGroups.length === 0 && wanted.group !== '' && (
        <input type="hidden" name="group" value={wanted.group} />
      )}
    </PeriodForm>
  );
}

/** The courses to choose from, with the chosen one first if the list lacks it. */
function optionsOf(courses: ReportData['courses'], chosen: NonNullable<ReportData['course']>) {
  const isListed = courses.some(({ courseId }) => courseId === chosen.courseId);
  return [...(isListed ? [] : [chosen]), ...courses].map(({ courseId, courseName, hasResults }) => ({
    value: courseId,
    label: hasResults ? courseName : `${courseName} (sin resultados)`,
  }));
}
