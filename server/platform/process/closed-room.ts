import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a process in a room sees of the machine, each at its own path; nothing else is there. */
export interface Room {
  readable: readonly string[];
  writable: readonly string[];
}

/** The machine's own programs and libraries. Not all of /usr: data of the portal may lie in /usr/local. */
const systemFolders = ['/bin', '/sbin', '/lib', '/lib64', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64'];
/** Asked for when a room is made: a process inside one may not look at them, and loads this module too. */
const systemHere = () =>
  [...systemFolders, '/usr/share/nodejs', '/etc/ld.so.cache', '/nix/store'].filter((path) =>
    existsSync(path),
  );

/** Arguments that come before a command; the process they start has the numbers of our user and no way out. */
type Walls = (room: Room, folder: string) => string[];

/**
 * Makes a root of the paths up to '--' and covers the old one. Who comes after has no right to mount: what lies over the
 * old root cannot be taken away.
 */
const furnish = `set -e
folder=$1; shift
mount -t tmpfs -o mode=755 room /sys # a folder that every system has, and no code is in
while [ "$1" != -- ]; do
  mode=$1; path=$2; new=/sys$2; shift 2
  if [ -e "$new" ]; then :; elif [ -d "$path" ]; then mkdir -p "$new"; else mkdir -p "$(dirname "$new")"; : > "$new"; fi
  mount -o "rbind,$mode" "$path" "$new"
done
shift
mkdir /sys/old
cd /sys
pivot_root . old
mount -t tmpfs -o ro,size=4k,mode=000 cover /old
cd "$folder"
exec setpriv --ambient-caps=-all --inh-caps=-all --bounding-set=-all --no-new-privs "$@"`;

/** The ways to a room of one's own without root, the best first. None mounts /proc: a sandbox around us may forbid it. */
export const ways: Record<'bwrap' | 'unshare', Walls> = {
  bwrap: ({ readable, writable }, folder) => [
    'bwrap',
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    '--cap-drop',
    'ALL',
    ...[...systemHere(), ...readable].flatMap((path) => ['--ro-bind', path, path]),
    ...writable.flatMap((path) => ['--bind', path, path]),
    '--chdir',
    folder,
    '--',
  ],
  unshare: ({ readable, writable }, folder) => [
    'unshare',
    '--user',
    '--map-current-user',
    '--keep-caps',
    '--mount',
    '--net',
    '--pid',
    '--ipc',
    '--fork',
    '--kill-child',
    '/bin/sh',
    '-c',
    furnish,
    'room',
    folder,
    ...[...systemHere(), ...readable].flatMap((path) => ['ro', path]),
    ...writable.flatMap((path) => ['rw', path]),
    '--',
  ],
};

/** The machine's own; what we have of the environment is not for those who start without one. */
export const programPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function works(way: Walls): boolean {
  const [command = '', ...before] = way({ readable: [], writable: [] }, '/');
  const { status } = spawnSync(command, [...before, '/bin/sh', '-c', ':'], {
    env: { PATH: programPath },
    cwd: '/',
    stdio: 'ignore',
    timeout: 5000,
  });
  return status === 0;
}

/** A property of the machine. */
let found: { way: Walls | undefined } | undefined;
/** Tried once, with the first process or at the start. */
function wayIn(): Walls | undefined {
  if (process.platform !== 'linux' || process.getuid?.() === 0) return undefined;
  found ??= { way: Object.values(ways).find(works) };
  return found.way;
}

/**
 * What goes before a command so that it runs where neither data, secret nor socket of the portal are (spec 13.10). Nothing
 * where the system has no such room, and for root, whose processes become strangers.
 */
export function wallsAround(room: Room, folder: string): string[] {
  return wayIn()?.(room, folder) ?? [];
}

/** What an operator is told where those who read files from outside have the rights of the portal. */
export function openRoomWarning(): string | undefined {
  if (process.getuid?.() === 0 || wayIn() !== undefined) return undefined;
  return (
    'What reads pictures and sets documents has the rights of the portal: this system gives it no namespaces. ' +
    'What to do: docs/operating.md, "Pictures and documents".'
  );
}
