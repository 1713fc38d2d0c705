import { type ReactNode, useState } from 'react';
import type { Pending } from '../../../contract/overview/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { storeNotice } from '../../lib/page/notice.ts';
import { SignatureChoice } from '../certificates/admin/signature-choice.tsx';
import { pendingWords } from './overview.rules.ts';
import styles from './pending-list.module.css';

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

/** The reason why the clean-up of files waits, and the button that lets it go on (spec 6.7). */
function UnusedFiles({ count }: { count: number }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const allow = () =>
    void run(async () => {
      const { message } = await api.inicio.allowCleanUp({ Count: count }).finally(() => setAsking(false));
      storeNotice(message);
      location.reload();
    });
  const files = counted(count, 'archivo', 'archivos');
  return (
    <div className="stack">
      <p>
        La limpieza de cada noche encontró {files} que ningún contenido usa. Son muchos para una vez, así que
        no quitó ninguno.
      </p>
      <div>
        <Button kind="line" onClick={() => setAsking(true)}>
          Quitarlos…
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={`¿Quitar ${files}?`}
        body="Es lo normal si se borró mucho contenido hace un mes. Si no es así, o si hace poco se restauró una copia o se cambió de servidor, no sigas y avisa a quien cuida el servidor: puede que la base de datos no sea la de estos archivos. Lo que se quita se guarda 30 días en una carpeta aparte."
        confirmLabel="Quitar"
        onConfirm={allow}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
