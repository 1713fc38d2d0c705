// Shared by the commands: the project's folder, its Node, and running a program to its end. Plain JavaScript for Node
// 20 with nothing installed, because npm starts it with any Node that the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, existsSync, constants as fsConstants, realpathSync, statSync } from 'node:fs';
import { constants as osConstants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentOf, processCommand } from '../server/platform/process/process-identity.mjs';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED_MAJOR = 26;
const SAME_SIGNAL_MILLISECONDS = 500;

/**
 * Prints one line to the terminal.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command; a refusal becomes one line and exit code 1.
 * @param {() => Promise<number>} command returns the exit code
 */
export async function runCommand(command) {
  // A closed terminal or a broken pipe: nobody reads the output, but our child process must still end in order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * The Node that runs the project: the one npm installed, or the machine's own if that is new enough (Windows, Alpine).
 * Refuses with a sentence if neither is.
 * @returns {string}
 */
export function findNode() {
  const installed = join(projectRoot, 'node_modules/.bin/node');
  if (existsSync(installed) && majorOf(installed) >= NEEDED_MAJOR) return installed;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Error(
    `This needs Node.js ${NEEDED_MAJOR}. npm brings it for Linux (glibc) and macOS only, and the one of this machine is ` +
      `${process.version}: install Node.js ${NEEDED_MAJOR} or later and start again.`,
  );
}

/**
 * @param {string} node
 * @returns {number} 0 if it does not run here; of the Node that runs us, nobody has to ask
 */
function majorOf(node) {
  if (realpathSync(node) === realpathSync(process.execPath))
    return Number.parseInt(process.versions.node, 10);
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}

export const portalProgram = 'dist/portal/main.js';

/**
 * The settings that keep the server small (docs/decisions/0025): young objects get 2 × 4 MB instead of 32, and threads
 * share two arenas of malloc, which else keeps what each of them once needed.
 */
const LIGHT = { flags: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } };

/**
 * True where we may leave files: in a folder of our own on a disk that is written. Files that root leaves in another's
 * would keep that user from installing again.
 * @param {string} folder
 */
export function mayKeepIn(folder) {
  if (statSync(folder).uid !== (process.getuid?.() ?? 0)) return false;
  try {
    accessSync(folder, fsConstants.W_OK);
    return true;
  } catch {
    return false; // read-only, as by the files of deploy/
  }
}

/**
 * The command that runs a program of the server with little memory and with Node's compile cache, which takes half a
 * second off every later start.
 * @param {string} script
 * @param {string[]} args
 * @param {string} node
 * @returns {{ command: string[], env: NodeJS.ProcessEnv }} `env` is added to ours
 */
export function serverCommand(script, args = [], node = findNode()) {
  const modules = join(projectRoot, 'node_modules');
  const cache = mayKeepIn(modules) ? { NODE_COMPILE_CACHE: join(modules, '.cache/node') } : {};
  const command = withoutNeedlessRights([node, ...LIGHT.flags, script, ...args]);
  return { command, env: { ...LIGHT.env, ...cache } };
}

/**
 * Runs a program of the server to its end, in a process group of its own.
 * @param {string} script
 * @param {string[]} [args]
 */
export function runServer(script, args) {
  const { command, env } = serverCommand(script, args);
  const [program = '', ...rest] = command;
  return runProgram(program, rest, { isServer: true, env });
}

/**
 * The rights that root still needs: to give files to the database's user and to run it as that user, and ports below 1024.
 */
const rightsOfRoot = [
  'chown',
  'dac_override',
  'fowner',
  'kill',
  'net_bind_service',
  'setgid',
  'setpcap',
  'setuid',
];

/**
 * The command, which if we are root gives up every other right of root for good: to load modules, mount, trace
 * processes, change the network or the clock (spec 13.10). Where the system has no `setpriv` (macOS), the same command.
 * @param {string[]} command
 */
function withoutNeedlessRights(command) {
  if (process.getuid?.() !== 0) return command;
  const kept = rightsOfRoot.map((right) => `+${right}`).join(',');
  const drop = ['setpriv', '--no-new-privs', '--inh-caps=-all', `--bounding-set=-all,${kept}`];
  const [program = '', ...args] = [...drop, 'true'];
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0 ? [...drop, ...command] : command;
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to ours
 * @property {boolean} [isServer] gets an IPC channel, whose end tells it that we were killed, and a process group of
 *   its own: then a Ctrl-C reaches it once, through us, and not a second time from the terminal
 * @property {boolean} [isOutputHeld] it runs beside another program: what it says is printed whole once it has ended
 * @property {(output: string) => void} [onOutput] takes what it said, once it has ended, instead of printing it
 * @property {number} [killAfterMilliseconds] it may take its time to stop: so long after a signal it is killed, and it
 *   has ended with 128 and the signal's number
 * @property {boolean} [isShellNeeded] the program is a script of the system's shell (npm on Windows)
 */

/**
 * Runs Node on a script to its end; see runProgram.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return runProgram(findNode(), args, options);
}

/**
 * Runs a program in the project's folder to its end, with our terminal. Forwards signals, so that no process stays
 * behind; a closed terminal counts as SIGTERM. So does the death of npm, if it is our parent, because its shell may
 * swallow the signal.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 128 and the signal's number if a signal ended it
 */
export function runProgram(program, args, options = {}) {
  const { env = {}, isServer = false, isShellNeeded = false, onOutput, killAfterMilliseconds } = options;
  const isOutputHeld = options.isOutputHeld || onOutput !== undefined;
  const output = isOutputHeld ? 'pipe' : 'inherit';
  /** @type {Map<NodeJS.Signals, number>} */
  const handedOn = new Map();
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    // npm at once repeats the signal that the terminal already sent; a second Ctrl-C comes later.
    const isRepeated = performance.now() - (handedOn.get(signal) ?? -Infinity) < SAME_SIGNAL_MILLISECONDS;
    if (!isRepeated) child.kill(signal);
    handedOn.set(signal, performance.now());
    if (killAfterMilliseconds !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMilliseconds);
  };
  const end = () => handOn('SIGTERM');
  // before it is there: a signal in between would end us without a word, and leave it behind
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  process.on('SIGHUP', end);
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: isServer ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['inherit', output, output],
    detached: isServer,
    shell: isShellNeeded,
  });
  const stopWatching = watchNpm(end);
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(isOutputHeld ? 'close' : 'exit', (code, signal) => {
      const words = Buffer.concat(said);
      if (onOutput === undefined) process.stdout.write(words);
      else onOutput(words.toString());
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      process.off('SIGHUP', end);
      stopWatching();
      const [stop] = killAfterMilliseconds === undefined ? [] : handedOn.keys();
      const last = stop ?? signal;
      resolve(stop === undefined && code !== null ? code : 128 + (last ? osConstants.signals[last] : 0));
    });
  });
}

/**
 * The npm that runs us, if one does. It usually starts a shell that starts us.
 * @returns {number | undefined}
 */
export function npmProcess() {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const isShell = /(?:^|\/)\w*sh -c /.test(processCommand(parent));
  return (isShell && parentOf(parent)) || parent;
}

/**
 * Watches the npm that runs us, if one does.
 * @param {() => void} onGone
 * @returns {() => void} stops watching
 */
function watchNpm(onGone) {
  const npm = npmProcess();
  if (npm === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isPresent(npm)) return;
    clearInterval(timer);
    onGone();
  }, 500);
  return () => clearInterval(timer);
}

/**
 * True if any process has the number: a cheap check, and enough for one that was seen half a second ago.
 * @param {number} pid
 */
export function isPresent(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive and belongs to somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
