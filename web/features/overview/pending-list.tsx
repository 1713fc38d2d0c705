import type { ReactNode } from 'react';
import type { Pending } from '../../../contract/calls/inicio.ts';
import { Icon } from '../../components/display/icon.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { storeNotice } from '../../lib/page/notice.ts';
import { SignatureChoice } from '../certificates/admin/signature-choice.tsx';
import { pendingWords } from './overview.rules.ts';
import styles from './pending-list.module.css';
import { UnusedFiles } from './unused-files.tsx';

/** 'Por atender': pending work with links; or the warning shown instead of 'Nada espera por ti'. */
export function PendingList({ pending, children }: { pending: readonly Pending[]; children?: ReactNode }) {
  return (
    <section aria-labelledby="por-atender">
      <SectionHead id="por-atender" title="Por atender" />
      {pending.length === 0 && !children && (
        <p className={styles.nothing}>
          <Icon name="check-circle" className={styles.sign} />
          Nada espera por ti.
        </p>
      )}
      {pending.length > 0 && (
        <ul className={styles.list}>
          {pending.map((each) => (
            <PendingItem key={each.kind} pending={each} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function PendingItem({ pending }: { pending: Pending }) {
  const { icon, text, href, links } = pendingWords(pending);
  return (
    <li>
      <Icon name={icon} className={styles.sign} />
      <div>
        {href === undefined ? <strong>{text}</strong> : <a href={href}>{text}</a>}
        {links.length > 0 && (
          <ul className={styles.courses}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.title}</a> <span>{link.note}</span>
              </li>
            ))}
          </ul>
        )}
        {pending.kind === 'certificatesAwaitSignature' && (
          <SignatureChoice
            waiting={pending.count}
            signHref="/disenocertificado#firmas"
            onDone={(message) => {
              storeNotice(message);
              location.reload();
            }}
          />
        )}
        {pending.kind === 'unusedFiles' && <UnusedFiles count={pending.count} />}
      </div>
    </li>
  );
}
