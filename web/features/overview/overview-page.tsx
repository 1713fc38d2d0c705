import type { Overview } from '../../../contract/calls/inicio.ts';
import { Callout } from '../../components/display/callout.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './overview-page.module.css';
import { PendingList } from './pending-list.tsx';
import { Readership } from './readership.tsx';
import { WeekSection } from './week-section.tsx';

/** /inicio: where administrators begin: first steps while the portal is empty, what waits, the week (spec 2.19). */
export default function OverviewPage({ data, site }: ViewProps<Overview>) {
  const isEmpty = data.steps.some(({ isDone }) => !isDone);
  return (
    <>
      <ToolHead title="Inicio" />
      <div className={styles.page}>
        {isEmpty && <FirstSteps steps={data.steps} />}
        <PendingList pending={data.pending} />
        {!site.sendsMail && (
          <Callout>
            El portal no tiene servidor de correo: las cuentas nuevas se activan en{' '}
            <a href="/usuarios">Usuarios</a> y los correos esperan en <a href="/correos">Correos</a>.
          </Callout>
        )}
        <WeekSection overview={data} />
        <Readership overview={data} />
      </div>
    </>
  );
}
