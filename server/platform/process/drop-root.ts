import { spawnSync } from 'node:child_process';
import { StartRefusal } from './start-refusal.ts';

/** The id of a user and a group without a name and without files: not `nobody`, who may own the database. */
const unprivilegedId = 65_533;

/**
 * Gives up root for good, if this process has it. Its code must be loaded by then: it may lie where no other user can
 * enter, such as /root. Throws where root may not.
 */
export function dropRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(unprivilegedId);
  process.setuid?.(unprivilegedId);
}

/** Refuses a start by a root that cannot become another user: its processes for foreign files would stay root. */
export function refuseUndroppableRoot(): void {
  if (process.getuid?.() !== 0) return;
  const { error } = spawnSync('/bin/sh', ['-c', ':'], {
    uid: unprivilegedId,
    gid: unprivilegedId,
    cwd: '/',
    stdio: 'ignore',
  });
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code !== 'EPERM' && code !== 'EINVAL') return;
  throw new StartRefusal(
    'The portal runs as a root that may not become another user, so what reads files from outside would keep its rights: ' +
      'start it as an ordinary user, or let it have CAP_SETUID and CAP_SETGID.',
  );
}
