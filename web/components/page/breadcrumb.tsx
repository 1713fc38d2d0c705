import { Fragment } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './breadcrumb.module.css';

/** The path to this page: links from the outside in. The last entry, without a link, is this page. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; href?: string }[] }) {
  return (
    <nav className={styles.crumb} aria-label="Estás en" data-noprint>
      {trail.map((step, index) => (
        <Fragment key={step.label}>
          {index > 0 && <Icon name="chevron-right" />}
          {step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
