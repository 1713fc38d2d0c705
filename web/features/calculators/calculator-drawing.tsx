import type { ReactNode } from 'react';
import type { CalculatorName } from '../../../contract/pension/calculator-names.ts';
import styles from './calculator-drawing.module.css';

const drawings: Record<CalculatorName, ReactNode> = {
  'cuando-puedo-jubilarme': (
    <>
      <path className={styles.line} d="M14 62H122" />
      <path className={styles.dots} d="M96 62V22" />
      <path
        className={styles.brand}
        d="M29 62a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM57 62a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
      />
      <circle className={styles.sun} cx="96" cy="62" r="9" />
      <path className={styles.brand} d="M96 21h17l-4 6 4 6H96z" />
    </>
  ),
  'cuanto-recibire': (
    <>
      <path className={styles.dots} d="M14 74H122" />
      <path className={styles.line} d="M16 70C52 66 84 54 118 22" />
      <path className={styles.dashed} d="M16 70C52 67 84 60 118 44" />
      <circle className={styles.sun} cx="118" cy="22" r="8" />
    </>
  ),
  'cuanto-cuesta-una-laguna': (
    <>
      <path className={styles.dots} d="M14 76H122" />
      <path className={styles.brand} d="M20 56h11v20H20zM36 50h11v26H36zM84 40h11v36H84zM100 32h11v44h-11z" />
      <path className={styles.empty} d="M53 47h10v28H53zM68 44h10v31H68z" />
    </>
  ),
  'cuanto-debo-ahorrar': (
    <>
      <path className={styles.dots} d="M14 78H122" />
      <path
        className={styles.sun}
        d="M29 61a17 6 0 0 1 34 0v9a17 6 0 0 1-34 0zM75 43a17 6 0 0 1 34 0v27a17 6 0 0 1-34 0z"
      />
      <path className={styles.line} d="M92 30V15M86 21l6-6 6 6" />
    </>
  ),
  'cuanto-pago-de-comision': (
    <>
      <circle className={styles.brand} cx="64" cy="50" r="29" />
      <path className={styles.sun} d="M69 43V14a29 29 0 0 1 14 3z" />
    </>
  ),
};

/** A small drawing for a calculator. Decoration. */
export const CalculatorDrawing = ({ name }: { name: CalculatorName }) => (
  <svg viewBox="0 0 136 92" aria-hidden="true" className={styles.drawing}>
    {drawings[name]}
  </svg>
);
