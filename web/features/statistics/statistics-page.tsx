import type { CourseHome } from '../../../contract/calls/course-home.ts';
import { Callout } from '../../components/display/callout.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { Card } from '../../components/page/card.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { groupOptions } from '../groups/group-filter.ts';
import { PendingNote } from '../reports/pending-note.tsx';
import { PeriodForm } from '../reports/period-form.tsx';
import { ExamSummary } from './exam-summary.tsx';
import { QuestionSections } from './question-sections.tsx';
import { hrefOf, type StatisticsData, scopeText } from './statistics.rules.ts';
import styles from './statistics-page.module.css';

/** /estadisticas: the figures of a course, its exam and each of its questions (spec 10.7, 10.8). */
export default function StatisticsPage({ data }: ViewProps<StatisticsData & { home: CourseHome }>) {
  const { home, wanted, today, problem, course } = data;
  const { from, to } = wanted;
  const ofGroups = groupOptions(data.groups, data.group);
  return (
    <>
      <CourseHead course={home} current="estadisticas" />
      <ToolHead title="Estadísticas" level={2}>
        {course !== null && <p className={styles.about}>{scopeText(data)}.</p>}
      </ToolHead>
      <Card padded className={styles.card}>
        <PeriodForm
          action="/estadisticas"
          from={from}
          to={to}
          today={today}
          problem={problem}
          hrefFrom={(first) => hrefOf({ ...wanted, from: first, to: '' })}
          fields={
            ofGroups.length === 0
              ? []
              : [
                  <SelectField
                    key="group"
                    label="Grupo"
                    name="group"
                    defaultValue={data.group?.id ?? ''}
                    options={[{ value: '', label: 'Todos' }, ...ofGroups]}
                  />,
                ]
          }
        >
          <input type="hidden" name="id" value={wanted.id} />
        </PeriodForm>
        {problem !== null && (
          <Callout kind="warn" role="alert">
            Corrige la fecha marcada para ver las estadísticas.
          </Callout>
        )}
        {course !== null && <PendingNote days={course.pendingDays} />}
        {course !== null && <ExamSummary data={data} course={course} />}
      </Card>
      {course !== null && <QuestionSections data={data} course={course} />}
    </>
  );
}
