import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}

type ToolHeadProps = {
  title: ReactNode;
  /** 2 = a part of a screen whose title stands above, for instance a tab of a course. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** The title of an administration screen; its tools (search, 'Agregar') are at the other end of the line. */
export function ToolHead({ title, level = 1, children }: ToolHeadProps) {
  return (
    <div className={styles.tool}>
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}

/**
 * The title of a section with an optional sentence below. A link or button (`action`) stands at the other end
 * of the line.
 */
export function SectionHead(props: {
  title: ReactNode;
  id?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.section}>
      <div>
        <h2 id={props.id}>{props.title}</h2>
        {props.children && <p>{props.children}</p>}
      </div>
      {props.action}
    </div>
  );
}
