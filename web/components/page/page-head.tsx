import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The title of a screen with a sentence or two under it. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}

/** The title of an administration screen, with its tools (search, 'Agregar') at the other end of the line. */
export function ToolHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.tool}>
      <h1>{title}</h1>
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}

/** The title of a section, with a sentence under it and a link or button (`action`) at the other end of the line. */
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
