import type { ReactNode } from 'react';
import styles from './compare-panel.module.css';
import { CompareLegend, SideHeads, type SideNames, TextCompare } from './text-compare.tsx';

/** Two states side by side: the legend, the names of both, then value by value. */
export function ComparePanel({ names, children }: { names: SideNames; children: ReactNode }) {
  return (
    <div className={styles.compare}>
      <CompareLegend names={names} />
      <SideHeads names={names} />
      {children}
    </div>
  );
}

type CompareTextProps = { label: string; names: SideNames; before: string; after: string };

/** A text of both states under its label. */
export function CompareText({ label, ...texts }: CompareTextProps) {
  return (
    <section className={styles.text}>
      <h3>{label}</h3>
      <TextCompare {...texts} />
    </section>
  );
}
