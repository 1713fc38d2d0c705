import styles from './paper-drawing.module.css';

/** A small certificate. Decoration. */
export function PaperDrawing({ grade, className }: { grade: number; className?: string }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 297 210" aria-hidden="true" className={styles.paper}>
        <rect className={styles.sheet} width="297" height="210" rx="6" />
        <rect className={styles.frame} x="8" y="8" width="281" height="194" rx="3" strokeWidth="4" />
        <rect className={styles.inner} x="15" y="15" width="267" height="180" rx="2" strokeWidth="1.5" />
        <circle className={styles.pale} cx="148" cy="40" r="11" />
        <circle className={styles.sun} cx="148" cy="39" r="6" />
        <path className={styles.green} d="M137 44c5-2 8-2 11-1s6 1 11-1a11 11 0 0 1-22 2z" />
        <rect className={styles.green} x="98" y="62" width="100" height="6" rx="3" />
        <rect className={styles.name} x="58" y="84" width="180" height="13" rx="6" />
        <path className={styles.lines} d="M80 110.500h136M96 122.500h104M38 173.500h60M118 173.500h60" />
        <path
          className={styles.signature}
          d="M44 166c8-16 14-14 12-4s10-10 14-6 4 4 18 0M124 164c10-14 14-6 12 0s12-8 18-4 6 2 14 0"
        />
        <path className={styles.ribbon} d="M232 160l-6 26 11-6 6 8 4-26z" />
        <circle className={styles.sun} cx="242" cy="150" r="22" />
        <circle className={styles.pale} cx="242" cy="150" r="15" />
        <text x="242" y="156" textAnchor="middle">
          {grade}
        </text>
      </svg>
    </div>
  );
}
