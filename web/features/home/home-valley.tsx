import type { ReactNode } from 'react';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { useSettings } from '../../components/page/portal-settings.ts';
import styles from './home-valley.module.css';

/** A door on the path: its years before the pension, its words, and its address. */
const doors = [
  { before: 35, long: 'Empiezo a aportar', short: 'Empiezo', path: 'cuanto-debo-ahorrar' },
  { before: 20, long: 'Reviso mi cuenta', short: 'Reviso', path: 'cuanto-cuesta-una-laguna' },
  { before: 5, long: 'Preparo mis papeles', short: 'Preparo', path: 'cuanto-recibire' },
  { before: 0, long: 'Cobro mi pensión', short: 'Cobro', path: 'cuando-puedo-jubilarme' },
] as const;

/**
 * The positions of the pin after none, one … or all of the doors, between two of them, so that it covers neither. In
 * percent of the drawing, and of a phone's.
 */
const places = {
  wide: [
    [5, 95],
    [24.2, 91.5],
    [43.5, 88],
    [69.5, 79],
    [85, 71],
  ],
  phone: [
    [4, 92],
    [25.3, 87],
    [48.7, 78.5],
    [75, 71.5],
    [95, 72],
  ],
} as const;

interface ValleyProps {
  /** The age at which one retires, in whole years; undefined = the institute has not given it. */
  retirement: number | undefined;
  /** The place of who looks at it. */
  pins: ReactNode;
}

/**
 * The portal's purpose over the valley with the ages of the country's facts on its path, and where somebody stands who
 * told an age.
 */
export function HomeValley({ retirement, pins }: ValleyProps) {
  const { heroTitle, heroText } = useSettings();
  return (
    <section className={styles.band} aria-labelledby="camino">
      <div className={`wrap ${styles.words}`}>
        <h2 id="camino">{heroTitle}</h2>
        <p>{heroText}</p>
      </div>
      <div className={styles.valley}>
        <picture>
          <source media="(max-width: 40em)" srcSet="/motivos/valle-movil.svg" width={390} height={236} />
          <ResponsiveImage src="/motivos/valle.svg" alt="" width={1440} height={640} first />
        </picture>
        {retirement !== undefined && (
          <ol className={styles.doors} aria-label="El camino por edades">
            {doors.map(({ before, long, short, path }) => (
              <li key={path}>
                <a href={`/calculadoras/${path}`}>
                  <span className={styles.arch} aria-hidden="true">
                    <i>{retirement - before}</i>
                  </span>
                  <span className={styles.label}>
                    <span className="sr">
                      A los {retirement - before}: {long}
                    </span>
                    <span aria-hidden="true" className="wide-only">
                      {long}
                    </span>
                    <span aria-hidden="true" className="phone-only">
                      {short}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
        {pins}
      </div>
    </section>
  );
}

/** Where somebody stands on the path; on a phone there is no room for the age. */
export const Pins = ({ age, retirement }: { age: number; retirement: number }) => (
  <>
    <Pin
      places={places.wide}
      age={age}
      retirement={retirement}
      words={`Tú, ${age}`}
      width={66}
      className={styles.onWide}
    />
    <Pin
      places={places.phone}
      age={age}
      retirement={retirement}
      words="Tú"
      width={34}
      className={styles.onPhone}
    />
  </>
);

interface PinProps {
  words: string;
  /** The width of the label, in pixels. */
  width: number;
  places: readonly (readonly [number, number])[];
  age: number;
  retirement: number;
  className: string | undefined;
}

function Pin({ words, width, places: points, age, retirement, className }: PinProps) {
  const passed = doors.filter(({ before }) => age >= retirement - before).length;
  const [x, y] = points[passed] ?? [0, 0];
  return (
    <svg className={`${styles.pin} ${className}`} aria-hidden="true">
      <svg x={`${x}%`} y={`${y}%`} aria-hidden="true">
        <circle r={9} />
        <rect x={-width / 2} y={-44} width={width} height={26} rx={13} />
        <text y={-26}>{words}</text>
      </svg>
    </svg>
  );
}
