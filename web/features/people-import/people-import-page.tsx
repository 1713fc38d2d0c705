import { useEffect, useRef, useState } from 'react';
import type { PeopleImport } from '../../../contract/people-import/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import { focusOnTitle } from '../../components/overlay/focus-on-title.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { wholeNumber } from '../../lib/format.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { tabHref } from '../course-home/course-tabs.ts';
import { ChooseStep } from './choose-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { importHref } from './import-href.ts';
import { Stages, type Step } from './import-stages.tsx';
import { type ImportData, loadImport } from './load-import.ts';
import styles from './people-import.module.css';
import type { Plan } from './review-plan.tsx';
import { ReviewStep } from './review-step.tsx';

const titles: Record<Step, string> = {
  file: 'Importar personas',
  columns: '¿Qué es cada columna?',
  review: 'Revisa antes de importar',
  running: 'Importando…',
  done: 'La lista está importada',
};

/**
 * /usuarios/importar: turns a list of people into accounts, enrolments and letters (spec 5.11). It can be left and
 * continued.
 */
export default function PeopleImportPage({ data, query }: ViewProps<ImportData>) {
  const api = useApi();
  const [loaded, setLoaded] = useState(data);
  const [isBackAtColumns, setBackAtColumns] = useState(false);
  const [plan, setPlan] = useState<Plan>({
    courseIds: data.course === null ? [] : [data.course.value],
    courseOf: {},
    group: '',
    sendsLetter: true,
    tellsExisting: false,
  });
  const { run } = useCall();
  const { import: found, course } = loaded;
  const courseId = course?.value ?? null;
  const state = found?.state ?? 'file';
  const step: Step = state === 'review' && isBackAtColumns ? 'columns' : state;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusOnTitle();
    window.scrollTo({ top: 0 });
  }, [step]);
  const reload = () =>
    run(async () => {
      const fresh = await loadImport(api, query);
      setLoaded(fresh);
      // a course that takes nobody any more has no box to untick
      const isOpen = (id: number) => fresh.courses.some(({ value }) => value === id);
      setPlan((before) => ({ ...before, courseIds: before.courseIds.filter(isOpen) }));
      setBackAtColumns(false);
    });
  return (
    <>
      <Breadcrumb
        trail={[
          ...(course === null
            ? [{ label: 'Usuarios', href: '/usuarios' }]
            : [
                { label: 'Cursos', href: '/course' },
                { label: course.label, href: tabHref('personas', course.value) },
              ]),
          { label: 'Importar' },
        ]}
      />
      <div className={styles.head}>
        <ToolHead title={titles[step]}>
          {(step === 'columns' || step === 'review') && (
            <Button kind="text" href={importHref(null, courseId)}>
              <Icon name="upload" />
              Cambiar el archivo
            </Button>
          )}
          {step === 'done' && (
            <Button kind="text" href={importHref(null, courseId)}>
              <Icon name="upload" />
              Importar otra lista
            </Button>
          )}
        </ToolHead>
      </div>
      <Stages step={step} />
      {found === null && <ChooseStep recent={loaded.recent} course={course} />}
      {found !== null && step === 'columns' && <ColumnsStep found={found} onRead={reload} />}
      {found !== null && step === 'review' && (
        <ReviewStep
          key={found.version}
          found={found}
          lines={loaded.lines}
          linesTotal={loaded.linesTotal}
          courses={loaded.courses}
          plan={plan}
          onPlan={(part) => setPlan((before) => ({ ...before, ...part }))}
          onColumns={() => setBackAtColumns(true)}
          onChanged={reload}
        />
      )}
      {found !== null && step === 'running' && <RunningStep found={found} onDone={reload} />}
      {found !== null && step === 'done' && (
        <DoneStep found={found} lines={loaded.lines} linesTotal={loaded.linesTotal} />
      )}
    </>
  );
}

const askedEvery = 1000;

const settledOf = ({ outcomes }: PeopleImport) =>
  Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** The fourth step while it runs: the progress. The page may be left; the import continues by itself. */
function RunningStep({ found, onDone }: { found: PeopleImport; onDone: () => Promise<void> }) {
  const api = useApi();
  const [shown, setShown] = useState(found);
  const [isOffline, setOffline] = useState(false);
  const settled = settledOf(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer until it is done
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      try {
        const { data } = await api.usuario.getImport({ Id: found.id });
        if (isLeft) return;
        setOffline(false);
        setShown(data);
        if (data.state === 'done') return void onDone();
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error;
        if (!isLeft) setOffline(true);
      }
      timer = window.setTimeout(() => void ask(), askedEvery);
    };
    let timer = window.setTimeout(() => void ask(), askedEvery);
    return () => {
      isLeft = true;
      window.clearTimeout(timer);
    };
  }, []);
  return (
    <div className="stack">
      <p className={styles.big} role="status">
        Van <b>{wholeNumber(settled)}</b> de {counted(shown.total, 'línea', 'líneas')}.
      </p>
      <Meter value={settled} max={shown.total} />
      {isOffline ? (
        <Callout kind="warn" icon="wifi-off" role="status">
          No hay conexión con el portal. La importación sigue allá; aquí la volvemos a mirar en un momento.
        </Callout>
      ) : (
        <p className="muted">
          Puedes salir de esta página: sigue sola, y la encuentras en Usuarios, Importar. Si algo se corta,
          continúa donde estaba y nadie se agrega dos veces.
        </p>
      )}
    </div>
  );
}
