import { type ServiceState, type StateLevel, serviceChecks } from '../../../contract/service-state/calls.ts';
import type { Context } from '../../context/context.ts';
import type { GaugeValue } from '../../platform/metrics.ts';
import { countConnections, countRunningExams } from './service-state.queries.ts';
import { getServiceState } from './service-state.ts';

const levels: Record<StateLevel, number> = { ok: 0, attention: 1, trouble: 2 };

function placeLevel({ problem, isOnDataDisk }: ServiceState['backup']['place']): number {
  if (problem !== null) return 2;
  return isOnDataDisk ? 1 : 0;
}

/** The figures of /estado for Prometheus, and some that only a curve shows: connections, running exams. */
export async function gaugesOf(context: Context): Promise<GaugeValue[]> {
  const state = await getServiceState(context);
  const now = Date.parse(state.checkedAt);
  const ageOf = (last: { at: string } | null) => (last === null ? -1 : (now - Date.parse(last.at)) / 1000);
  const connections = await countConnections(context.db);
  const gauge = (name: string, help: string, value: number): GaugeValue => ({
    name: `portal_${name}`,
    help,
    value,
  });
  const worst = Math.max(...serviceChecks.map((check) => levels[state[check].level]));
  return [
    gauge('state', '0 all is well, 1 somebody should look at /estado, 2 something fails', worst),
    gauge('database_bytes', 'Size of the database', state.database.bytes),
    gauge(
      'replica_lag_seconds',
      'How far the replica is behind; -1 = there is none, or it does not follow',
      state.database.replica?.lagSeconds ?? -1,
    ),
    gauge('database_connections', 'Connections to the database, of all nodes', connections.all),
    gauge('database_connections_active', 'Those that run a statement now', connections.active),
    gauge('disk_free_bytes', 'Free on the disk of DATA_DIR', state.disk.space?.freeBytes ?? -1),
    gauge('disk_size_bytes', 'Size of the disk of DATA_DIR', state.disk.space?.sizeBytes ?? -1),
    gauge('mails_waiting', 'Letters that wait', state.mail.waiting),
    gauge('mails_failed', 'Letters that did not go out', state.mail.failed),
    gauge('mails_oldest_seconds', 'How long the oldest letter waits', state.mail.oldestSeconds),
    gauge('jobs_waiting', 'Jobs that are due', state.jobs.waiting),
    gauge('jobs_oldest_seconds', 'How long the oldest job is due', state.jobs.oldestSeconds),
    gauge('jobs_failed', 'Jobs that gave up', state.jobs.failed),
    gauge('exams_running', 'Exams that run', await countRunningExams(context.db, context.clock.now())),
    gauge(
      'clock_offset_seconds',
      "How far this machine's clock is ahead of the database's",
      context.clock.offsetSeconds(),
    ),
    gauge('backup_age_seconds', 'Age of the newest bundle; -1 = there is none', ageOf(state.backup.last)),
    gauge(
      'backup_place',
      '0 bundles go to another disk, 1 to the disk of DATA_DIR, 2 nothing can be written where they go',
      placeLevel(state.backup.place),
    ),
    gauge(
      'rehearsal_age_seconds',
      'Since a bundle was restored to try it; -1 = never',
      ageOf(state.rehearsal.last),
    ),
    gauge(
      'nodes',
      'Nodes that gave a sign in the last three minutes',
      state.nodes.nodes.filter(({ isAnswering }) => isAnswering).length,
    ),
    gauge(
      'signing_key_seconds',
      'Until the key that signs certificates ends',
      state.signingKey.validTo === null ? -1 : (Date.parse(state.signingKey.validTo) - now) / 1000,
    ),
  ];
}
