import { type ReactNode, useId } from 'react';
import { colourOf } from '../../../contract/content/report-figures.ts';
import { wholeNumber } from '../../lib/format.ts';
import colourStyles from './chart-colours.module.css';
import styles from './gender-pie.module.css';
import type { GenderReport } from './report.rules.ts';

type GenderPieProps = { report: GenderReport; colours: number; title: string; children: ReactNode };

/** The pie with its legend; `children` is the sentence below them. Labels in the slices say what colours say. */
export function GenderPie({ report: { shares, slices }, colours, title, children }: GenderPieProps) {
  const id = useId();
  const told = shares.map(({ label, count, percent }) => `${label}: ${count} (${percent} %)`).join('. ');
  const toneOf = (part: number) => colourStyles[colourOf(colours, part).tone];
  return (
    <section aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} className={styles.head}>
        {title}
      </h2>
      <div className={styles.chart} data-pair={colourOf(colours, 0).pair + 1}>
        <svg
          className={styles.pie}
          viewBox="-204 -204 408 408"
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-told`}
        >
          <title id={`${id}-title`}>Accesos por género</title>
          <desc id={`${id}-told`}>{told}</desc>
          {slices.map(({ part, path, labelAt, label, percent }) => (
            <g key={label} className={toneOf(part)}>
              <path d={path} />
              {labelAt !== null && (
                <text x={labelAt.x} y={labelAt.y}>
                  {label}
                  <tspan x={labelAt.x} dy="1.2em">
                    {percent} %
                  </tspan>
                </text>
              )}
            </g>
          ))}
        </svg>
        <div>
          <dl className={styles.legend}>
            {shares.map(({ label, count }, part) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <svg className={toneOf(part)} viewBox="0 0 18 18" aria-hidden="true">
                    <rect x="1" y="1" width="16" height="16" rx="4" />
                  </svg>
                  {wholeNumber(count)}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.sum}>{children}</p>
        </div>
      </div>
    </section>
  );
}
