import { ProgressRing } from '../../components/display/progress-ring.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import type { PlantStage } from './going-on.rules.ts';
import styles from './plant-ring.module.css';

interface PlantRingProps {
  part: number;
  plant: PlantStage;
  /** The ring of the next step is the larger one. */
  first?: boolean;
}

/** The plant of a course in the ring of its reading. Decoration: the figures are written beside it. */
export const PlantRing = ({ part, plant, first }: PlantRingProps) => (
  <span className={`${styles.ring} ${first ? styles.large : ''}`}>
    <ProgressRing part={part} />
    <ResponsiveImage
      src={`/motivos/planta-${plant}.svg`}
      alt=""
      width={168}
      height={168}
      first={first}
      drawn
    />
  </span>
);

/** The minutes that are left of an exam, in the ring of its time. */
export const TimeRing = ({ part, minutes }: { part: number; minutes: number }) => (
  <span className={`${styles.ring} ${styles.time}`}>
    <ProgressRing part={part} />
    <b>
      <span className="sr">Te quedan </span>
      {minutes} <small>min</small>
    </b>
  </span>
);
