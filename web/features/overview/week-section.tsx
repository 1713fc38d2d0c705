import type { Overview } from '../../../contract/calls/inicio.ts';
import { figureLabels } from '../../../contract/content/overview-words.ts';
import { SectionHead } from '../../components/page/page-head.tsx';
import { dayAndMonth, wholeNumber } from '../../lib/format.ts';
import styles from './week-section.module.css';

/** The figures of the last seven days beside those of the seven before. */
export function WeekSection({ overview }: { overview: Overview }) {
  const { from, to, week, before } = overview;
  return (
    <section aria-labelledby="semana">
      <SectionHead id="semana" title="Los últimos 7 días" action={<a href="/report">Ver los reportes</a>}>
        Del {dayAndMonth(from)} al {dayAndMonth(to)}
      </SectionHead>
      <dl className={styles.figures}>
        {figureLabels.map(({ figure, label }) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>
              <b className="num">{wholeNumber(week[figure])}</b>
              <small>7 días antes: {wholeNumber(before[figure])}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
