import { Fragment } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './breadcrumb.module.css';

/** Where the page stands: links from the outside in, the last one without a link being this page. */
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
