import type { ReactNode } from 'react';
import type { CourseRead } from '../../../contract/courses/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';
import { Card } from '../../components/page/card.tsx';
import { minutesWord } from '../../lib/format.ts';
import styles from './course-features.module.css';

/** The features box: Modulos, Duración, Certificado, Idioma (spec 2.8). `children` are the actions. */
export function CourseFeatures({
  course,
  children,
}: {
  course: Pick<CourseRead, 'countModule' | 'duration' | 'certificado' | 'language'>;
  children?: ReactNode;
}) {
  const features: { icon: IconName; label: string; value: string | number }[] = [
    { icon: 'layers', label: 'Modulos', value: course.countModule },
    { icon: 'clock', label: 'Duración', value: `${course.duration} ${minutesWord(course.duration)}` },
    { icon: 'award', label: 'Certificado', value: course.certificado === 1 ? 'SI' : 'NO' },
    { icon: 'globe', label: 'Idioma', value: course.language },
  ];
  return (
    <Card padded>
      <dl className={styles.features}>
        {features.map(({ icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.action}>{children}</div>}
    </Card>
  );
}

/** The facts of the exam, shown before anybody applies. */
export function ExamFacts({ course: { quantity, time, notaMinima, dates } }: { course: CourseRead }) {
  const questions = counted(quantity, 'pregunta', 'preguntas');
  return (
    <>
      <p className={styles.exam}>
        Examen: {questions}, {time} {minutesWord(time).toLowerCase()}, nota mínima {notaMinima}.
      </p>
      {dates !== null && <p className={styles.exam}>{dates}</p>}
    </>
  );
}
