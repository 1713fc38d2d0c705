import type { Overview } from '../../../contract/calls/inicio.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { ServerWarning } from '../mail/mail-warning.tsx';
import { DemoCard } from './demo-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './overview-page.module.css';
import { PendingList } from './pending-list.tsx';
import { Readership } from './readership.tsx';
import { WeekSection } from './week-section.tsx';

/**
 * /inicio: the administrators' start page: first steps of an empty portal, pending work, the week (spec 2.19).
 */
export default function OverviewPage({ data, site }: ViewProps<Overview>) {
  useNotice();
  const isEmpty = data.steps.some(({ isDone }) => !isDone);
  return (
    <>
      <ToolHead title="Inicio">
        <Button kind="line" size="small" href="/usuarios/importar">
          <Icon name="upload" />
          Importar personas
        </Button>
      </ToolHead>
      <div className={styles.page}>
        {isEmpty && <FirstSteps steps={data.steps} />}
        <PendingList pending={data.pending}>{!site.sendsMail && <ServerWarning site={site} />}</PendingList>
        {data.demoCount > 0 && <DemoCard count={data.demoCount} />}
        <WeekSection overview={data} />
        <Readership overview={data} />
      </div>
    </>
  );
}
