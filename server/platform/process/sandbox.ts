import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The paths visible in a sandbox, each at its own place; nothing else is. */
export interface SandboxPaths {
  readable: readonly string[];
  writable: readonly string[];
}

/** The system's programs and libraries. Not all of /usr: the portal's data may lie in /usr/local. */
const systemFolders = ['/bin', '/sbin', '/lib', '/lib64', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64'];
/** Looked up when a sandbox is made: a process inside one may not look it up, but loads this module too. */
const systemHere = () =>
  [...systemFolders, '/usr/share/nodejs', '/etc/ld.so.cache', '/nix/store'].filter((path) =>
    existsSync(path),
  );

/** Builds the arguments before a command that isolate its process under our user's ids. */
type SandboxOf = (paths: SandboxPaths, folder: string) => string[];

/**
 * Makes a root of the paths up to '--' and covers the old one. The command after it may not mount, so it cannot uncover
 * it.
 */
const mountPaths = `set -e
folder=$1; shift
mount -t tmpfs -o mode=755 sandbox /sys # a folder that every system has, and no code is in
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

/**
 * The programs that make a sandbox without root, the best first. None mounts /proc: a container around us may forbid it.
 */
export const sandboxPrograms: Record<'bwrap' | 'unshare', SandboxOf> = {
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
    mountPaths,
    'sandbox',
    folder,
    ...[...systemHere(), ...readable].flatMap((path) => ['ro', path]),
    ...writable.flatMap((path) => ['rw', path]),
    '--',
  ],
};

/** The system's own PATH; processes without an environment do not get ours. */
export const programPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function works(program: SandboxOf): boolean {
  const [command = '', ...before] = program({ readable: [], writable: [] }, '/');
  const { status } = spawnSync(command, [...before, '/bin/sh', '-c', ':'], {
    env: { PATH: programPath },
    cwd: '/',
    stdio: 'ignore',
    timeout: 5000,
  });
  return status === 0;
}

let found: { program: SandboxOf | undefined } | undefined;
/** Finds the program once, with the first process or at the start. */
function sandboxProgram(): SandboxOf | undefined {
  if (process.platform !== 'linux' || process.getuid?.() === 0) return undefined;
  found ??= { program: Object.values(sandboxPrograms).find(works) };
  return found.program;
}

/**
 * The arguments before a command that make it run without access to the portal's data, secret and sockets (spec
 * 13.10). Empty where the system has no namespaces, and for root, whose processes become an unprivileged user.
 */
export function sandboxAround(paths: SandboxPaths, folder: string): string[] {
  return sandboxProgram()?.(paths, folder) ?? [];
}

/**
 * A warning for the operator if processes that read foreign files have the portal's rights; undefined if none have.
 */
export function noSandboxWarning(): string | undefined {
  if (process.getuid?.() === 0 || sandboxProgram() !== undefined) return undefined;
  return (
    'What reads pictures and sets documents has the rights of the portal: this system gives it no namespaces. ' +
    'What to do: docs/operating.md, "Pictures and documents".'
  );
}
