import type { Chart } from '../../../contract/pension/chart.ts';
import { classNames } from '../../components/display/class-names.ts';
import styles from './fan-chart.module.css';

/**
 * Lines that fan out, with a label at each end. Lines stretch with the plot; labels are separate drawings, placed in
 * percent, and keep the text size. The table below has the same figures.
 */
export function FanChart({ chart }: { chart: Chart }) {
  const { label, lines, zone, ends, rows, columns, start } = chart;
  return (
    <div className={styles.fan} role="img" aria-label={label}>
      <svg className={styles.rows} aria-hidden="true">
        {rows.map(({ at, text }) => (
          <text key={text} x="100%" y={`${at}%`}>
            {text}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={rows.map(({ at }) => `M0 ${at}H100`).join('')} />
          <path className={styles.zone} d={zone} />
          {lines.map(({ key, path }) => (
            <path key={key} className={classNames(styles.line, styles[key])} d={path} />
          ))}
        </svg>
        <circle cx="0" cy={`${start.at}%`} r="5.5" />
        <text className={styles.start} x="14" y={`${start.at}%`} dy={start.at > 85 ? '-0.9em' : '1.5em'}>
          {start.text}
        </text>
      </svg>
      <svg className={styles.ends} aria-hidden="true">
        {ends.map(({ at, figure, name }) => (
          <text key={name} y={`${at}%`}>
            <tspan className={styles.figure} x="0">
              {figure}
            </tspan>
            <tspan x="0" dy="1.25em">
              {name}
            </tspan>
          </text>
        ))}
      </svg>
      <svg className={styles.columns} aria-hidden="true">
        {columns.map(({ at, text }) => (
          <text
            key={text}
            x={`${at}%`}
            y="1.4em"
            textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
