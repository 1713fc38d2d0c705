import { useEffect, useState } from 'react';
import {
  type QueuedJobs,
  type RecentChanges,
  type ServiceCheck,
  type ServiceState,
  type StateLevel,
  serviceChecks,
  type UsedSpace,
} from '../../../contract/service-state/calls.ts';
import { checkWords, stateSummary } from '../../../contract/service-state/words.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime, fileSize, spokenTime } from '../../lib/format.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { Availability } from './availability.tsx';
import { BundleDownloads } from './bundle-downloads.tsx';
import { ChangesWindow } from './changes-window.tsx';
import { CheckIcon } from './check-icon.tsx';
import { QueueWindow } from './queue-window.tsx';
import styles from './state-page.module.css';
import { UsedSpaceWindow } from './used-space-window.tsx';

const tagKinds: Record<StateLevel, TagKind> = { ok: 'ok', attention: 'wait', trouble: 'no' };
const formats = { dateAndTime, size: fileSize, duration: spokenTime };

/** The interval of reloads while something runs; otherwise a minute. */
const pollMilliseconds = { running: 3_000, quiet: 60_000 };

/** /estado: the state of the service, and what to do (spec 13.15). */
export default function StatePage({ data, site }: ViewProps<ServiceState>) {
  const api = useApi();
  const [state, setState] = useState(data);
  const [isDownloading, setDownloading] = useState(false);
  const [space, setSpace] = useState<UsedSpace | null>(null);
  const [queue, setQueue] = useState<readonly QueuedJobs[] | null>(null);
  const [changes, setChanges] = useState<RecentChanges | null>(null);
  const { run, tell, isBusy } = useCall();
  const isRunning = state.backup.isRunning || state.rehearsal.isRunning;
  const check = async () => setState((await api.estado.get({})).data);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        // the figures stay, with their time beside them
        api.estado.get({}).then(
          (read) => setState(read.data),
          () => undefined,
        );
    };
    const timer = setInterval(look, isRunning ? pollMilliseconds.running : pollMilliseconds.quiet);
    return () => clearInterval(timer);
  }, [api, isRunning]);
  const begin = (action: 'backUp' | 'rehearse') => void tell(() => api.estado[action]({}), check);
  const readQueue = async () => setQueue((await api.estado.getQueue({})).data);
  const retry = (task: string) =>
    void tell(
      () => api.estado.retry({ Task: task }),
      () => Promise.all([readQueue(), check()]),
    );
  const levelOf = (name: ServiceCheck) => state[name].level;
  const waiting = serviceChecks
    .filter((name) => levelOf(name) !== 'ok')
    .toSorted((one, other) => Number(levelOf(other) === 'trouble') - Number(levelOf(one) === 'trouble'));
  const well = serviceChecks.filter((name) => levelOf(name) === 'ok');
  const actions = actionsOf(state, {
    begin,
    download: () => setDownloading(true),
    showSpace: () => void run(async () => setSpace((await api.estado.getUsedSpace({})).data)),
    showQueue: () => void run(readQueue),
    showChanges: () => void run(async () => setChanges((await api.estado.getChanges({})).data)),
  });
  const mostUrgent = waiting.find((name) =>
    actions[name]?.some((action) => action.href === undefined && !action.isMinor),
  );
  const list = (names: readonly ServiceCheck[]) => (
    <ul className={styles.list}>
      {names.map((name) => (
        <CheckRow
          key={name}
          name={name}
          state={state}
          actions={actions[name] ?? []}
          isMostUrgent={name === mostUrgent}
          isBusy={isBusy}
        />
      ))}
    </ul>
  );
  return (
    <>
      <ToolHead title="Estado del servicio">
        <Button kind="line" busy={isBusy} onClick={() => void run(check)}>
          <Icon name="refresh" />
          Comprobar ahora
        </Button>
      </ToolHead>
      <div className={styles.page}>
        <Verdict state={state} />
        <Availability availability={state.availability} now={state.checkedAt} />
        {waiting.length > 0 && (
          <section>
            <h2>Pide tu atención</h2>
            {list(waiting)}
          </section>
        )}
        <section>
          <h2>Anda bien</h2>
          {list(well)}
        </section>
        <Callout icon="info">
          {site.sendsMail
            ? 'Si algo deja de funcionar, o está por hacerlo, el portal escribe en cinco minutos a todas las personas que administran. '
            : 'El portal no tiene servidor de correo: si algo falla, solo lo dice esta página y la de inicio.'}
          {site.sendsMail && <a href="/usuarios?state=admin">Ver quiénes son</a>}
        </Callout>
      </div>
      <BundleDownloads
        open={isDownloading}
        onClose={() => setDownloading(false)}
        bundles={state.backup.bundles}
      />
      <UsedSpaceWindow space={space} onClose={() => setSpace(null)} />
      <QueueWindow queue={queue} isBusy={isBusy} onRetry={retry} onClose={() => setQueue(null)} />
      <ChangesWindow changes={changes} onClose={() => setChanges(null)} />
    </>
  );
}

type Remedy = { label: string } & (
  | { href: string }
  | { href?: undefined; onPress: () => void; busy?: string | undefined; isMinor?: boolean }
);

interface Actions {
  begin(action: 'backUp' | 'rehearse'): void;
  download(): void;
  showSpace(): void;
  showQueue(): void;
  showChanges(): void;
}

/** The remedies of each check, the main one first. */
function actionsOf(
  state: ServiceState,
  { begin, download, showSpace, showQueue, showChanges }: Actions,
): Partial<Record<ServiceCheck, Remedy[]>> {
  return {
    disk: [{ label: 'Qué ocupa más', onPress: showSpace, isMinor: true }],
    version: [{ label: 'Qué cambió', onPress: showChanges, isMinor: true }],
    jobs: [{ label: 'Ver la cola', onPress: showQueue, isMinor: true }],
    backup: [
      {
        label: 'Hacer una copia',
        onPress: () => begin('backUp'),
        busy: state.backup.isRunning ? 'Se está haciendo' : undefined,
      },
      ...(state.backup.bundles.length === 0
        ? []
        : [{ label: 'Descargar', onPress: download, isMinor: true }]),
    ],
    ...(state.backup.last !== null && {
      rehearsal: [
        {
          label: 'Ensayar ahora',
          onPress: () => begin('rehearse'),
          busy: state.rehearsal.isRunning ? 'En marcha' : undefined,
        },
      ],
    }),
    ...(state.signingKey.level !== 'ok' && {
      signingKey: [{ label: 'Cómo renovarla', href: '/ayuda/administro/papelera-y-estado' }],
    }),
    mail: [
      state.mail.failed > 0
        ? { label: 'Ver los que no salieron', href: '/correos?state=failed' }
        : { label: 'Ver los correos', href: '/correos' },
    ],
  };
}

function Verdict({ state }: { state: ServiceState }) {
  const { level, title, text } = stateSummary(serviceChecks.map((name) => state[name].level));
  return (
    <section className={styles.verdict} data-level={level} role="status">
      <Icon name={level === 'trouble' ? 'alert' : 'check-circle'} />
      <div>
        <h2>{title}</h2>
        <p>
          {text} Comprobado el {dateAndTime(state.checkedAt)}.
        </p>
      </div>
    </section>
  );
}

type CheckRowProps = {
  name: ServiceCheck;
  state: ServiceState;
  actions: readonly Remedy[];
  /** One button of the screen is the sun's. */
  isMostUrgent: boolean;
  isBusy: boolean;
};

function CheckRow({ name, state, actions, isMostUrgent, isBusy }: CheckRowProps) {
  const { title, tag, text } = checkWords[name](state, formats);
  const { level } = state[name];
  const space = name === 'disk' ? state.disk.space : null;
  return (
    <li data-level={level}>
      <span className={styles.icon}>
        <CheckIcon check={name} />
      </span>
      <div>
        <h3>
          {title} <Tag kind={tagKinds[level]}>{tag}</Tag>
        </h3>
        <p>{text}</p>
        {space !== null && (
          <Meter
            className={styles.meter}
            value={space.sizeBytes - space.freeBytes}
            max={space.sizeBytes}
            tone={level === 'ok' ? 'brand' : 'red'}
          />
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Action key={action.label} action={action} isUrgent={isMostUrgent} isBusy={isBusy} />
        ))}
        {actions.length === 0 && level === 'ok' && <small className="muted">Nada que hacer</small>}
      </div>
    </li>
  );
}

function Action({ action, isUrgent, isBusy }: { action: Remedy; isUrgent: boolean; isBusy: boolean }) {
  if (action.href !== undefined)
    return (
      <Button kind="text" size="small" className={styles.link} href={action.href}>
        {action.label}
      </Button>
    );
  return (
    <Button
      kind={action.isMinor ? 'text' : isUrgent ? 'sun' : 'line'}
      size="small"
      className={classNames(action.isMinor && styles.link)}
      busy={isBusy || action.busy !== undefined}
      onClick={action.onPress}
    >
      {action.busy ?? action.label}
    </Button>
  );
}
