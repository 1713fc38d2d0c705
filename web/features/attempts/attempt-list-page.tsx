import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttemptRow } from '../../../contract/attempts/calls.ts';
import type { CourseHome } from '../../../contract/courses/home-calls.ts';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { FilterChips } from '../../lib/lists/filter-chips.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { listHref, type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../lib/page/screen.ts';
import { CourseHead } from '../course-home/course-head.tsx';
import { groupFilter } from '../groups/group-filter.ts';
import { stateFilters } from './attempt.rules.ts';
import { attemptColumns } from './attempt-columns.tsx';
import { AttemptDialog } from './attempt-dialog.tsx';
import styles from './attempt-list.module.css';
import { type AttemptPage, loadAttempts } from './load-attempts.ts';
import { useAttemptActions } from './use-attempt-actions.ts';

interface AttemptListData {
  home: CourseHome;
  attempts: AttemptRow[];
  total: number;
  groups: NamedGroup[];
  /** The server's time at loading. */
  now: string;
}

/** /intentos: a course's attempts in every state, and an administrator's actions on them (spec 8.13). */
export default function AttemptListPage({ data, query: opened }: ViewProps<AttemptListData>) {
  const { home } = data;
  const { run, isBusy } = useCall();
  const { list, isRunning, reloadError, reload } = useAttemptList(opened, data);
  const { query } = list;
  const { attempts, total, groups } = list.loaded;
  const actions = useAttemptActions(reload);
  const now = useServerClock(data.now, isRunning);
  return (
    <>
      <CourseHead course={home} current="personas" here="Intentos" />
      <h2 className="sr">Intentos</h2>
      <PagedTableTools
        list={list}
        label="Buscar a una persona"
        filters={groupFilter(groups, query)}
        more={
          <Button kind="text" size="small" href={`/resultados?id=${home.id}`}>
            <Icon name="users" />
            Resultados
          </Button>
        }
      />
      <div className={styles.filter}>
        <StateFilter list={list} />
        <Button kind="text" size="small" busy={isBusy} onClick={() => void run(reload)}>
          <Icon name="refresh" />
          Actualizar
        </Button>
      </div>
      {reloadError !== null && (
        <Callout kind="warn" role="status" className={styles.trouble}>
          La lista puede no estar al día. {reloadError}
        </Callout>
      )}
      <DataTable
        caption={`Intentos de ${home.title}`}
        columns={attemptColumns(actions, now)}
        rows={attempts}
        rowKey={({ id }) => id}
        empty={<NoAttempts query={query} />}
      />
      <PagedTablePager list={list} total={total} noun={['intento', 'intentos']} />
      <AttemptDialog actions={actions} />
    </>
  );
}

/** The query of the list filtered by one state; its search and group stay. */
function filtered({ page: _, state: __, ...kept }: Query, state: string): Query {
  return state === '' ? kept : { ...kept, state };
}

function StateFilter({ list }: { list: Pick<PagedList<unknown>, 'path' | 'query' | 'change'> }) {
  const shown = stateFilters.find(({ state }) => state === list.query['state']) ?? stateFilters[0];
  return (
    <FilterChips
      label="Estado"
      states={stateFilters}
      shown={shown.state}
      hrefOf={(state) => listHref(list.path, filtered(list.query, state))}
      onChoose={(state) => list.change((wanted) => filtered(wanted, state))}
    />
  );
}

function NoAttempts({ query }: { query: Query }) {
  const isNarrowed = stateFilters.some(({ state }) => state !== '' && state === query['state']);
  if (!isNarrowed || query['search'] || query['group']) {
    return (
      <PagedTableEmpty
        list={{
          path: '/intentos',
          query: { id: query['id'], search: query['search'], group: query['group'] },
        }}
        title="Todavía nadie rinde este examen"
      >
        Cada intento aparece aquí desde que alguien abre el examen.
      </PagedTableEmpty>
    );
  }
  return (
    <EmptyState
      image="/motivos/semilla.svg"
      title="Ningún intento en este estado"
      actions={
        <Button kind="line" href={listHref('/intentos', filtered(query, ''))}>
          Ver todos
        </Button>
      }
    >
      Elige otro estado o mira todos los intentos del curso.
    </EmptyState>
  );
}

const pollMilliseconds = 15_000;

/**
 * A page of a course's attempts, loaded again every 15 s while one of them runs. `reloadError` is the reason why
 * that failed.
 */
function useAttemptList(query: Query, loaded: AttemptPage) {
  const plain = usePlainApi();
  const list = usePagedList<AttemptPage>({ path: '/intentos', query, loaded, load: loadAttempts });
  const [reloadError, setReloadError] = useState<string | null>(null);
  const { reloadBy } = list;

  const reload = useCallback(async () => {
    await reloadBy(plain);
    setReloadError(null);
  }, [reloadBy, plain]);

  const isRunning = list.loaded.attempts.some((attempt) => attempt.state === 'running');
  useEffect(() => {
    if (!isRunning) return;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      reload().catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error;
        setReloadError(error.message);
      });
    };
    const timer = setInterval(look, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  return { list, isRunning, reloadError, reload };
}

const stepMilliseconds = 5_000;

/**
 * The server's time in milliseconds since 1970: the time when the page was made plus what has passed on the
 * device since. It is updated every 5 s while `isRunning`. A device with a wrong date does no harm.
 */
function useServerClock(madeAt: string, isRunning: boolean): number {
  const made = Date.parse(madeAt);
  const [now, setNow] = useState(made);
  const ahead = useRef<number | null>(null);
  useEffect(() => {
    ahead.current ??= Date.now() - made;
    if (!isRunning) return;
    const tick = () => setNow(Date.now() - (ahead.current ?? 0));
    const timer = setInterval(tick, stepMilliseconds);
    return () => clearInterval(timer);
  }, [made, isRunning]);
  return now;
}
