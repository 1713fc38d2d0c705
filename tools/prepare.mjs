// Makes the project ready to run: installs what is missing, builds what is stale.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { linkInstalled } from '../server/platform/embedded-postgres/library-links.mjs';
import { withLock } from '../server/platform/process/process-lock.mjs';
import { bundle } from './bundle.mjs';
import { installKey, isBuilt, isInstalled } from './freshness.mjs';
import { projectRoot, runProgram, say } from './node-runtime.mjs';
import { explained, reasonOf } from './tool-failure.mjs';

/** The exit codes of what a person stopped. */
const stopped = new Set([128 + constants.signals.SIGINT, 128 + constants.signals.SIGTERM]);

/** The folder for unfinished builds and the lock. It has its own .gitignore. */
const workFolder = join(projectRoot, '.prepare');

/**
 * Installs and, if asked, builds, each only when needed ('always' builds in any case). Of two concurrent runs the
 * second waits and finds the work done. Refuses if npm or the build fails.
 * @param {{ build: boolean | 'always', log?: (line: string) => void }} options
 */
export async function prepare({ build, log = say }) {
  const isReady = () => isInstalled() && (build === false || (build === true && isBuilt()));
  if (isReady()) return;
  try {
    await makeReady(build, log);
  } catch (error) {
    throw explained(error);
  }
}

/**
 * @param {boolean | 'always'} build
 * @param {(line: string) => void} log
 */
async function makeReady(build, log) {
  mkdirSync(workFolder, { recursive: true });
  writeFileSync(join(workFolder, '.gitignore'), '*\n');
  const work = async () => {
    if (!isInstalled()) await install(log);
    linkInstalled(projectRoot); // who runs the portal may only read it
    if (build === 'always' || (build && !isBuilt())) {
      log('Building…');
      await bundle(workFolder);
    }
  };
  await withLock(join(workFolder, 'lock'), work, (pid) =>
    log(`Waiting for process ${pid}, which installs or builds…`),
  );
}

/** @param {(line: string) => void} log */
async function install(log) {
  log('Installing… It takes a minute or two, once.');
  const modules = join(projectRoot, 'node_modules');
  // The marks for "complete" go first, so that a kill in between does not leave one beside incomplete packages.
  for (const mark of ['.stamp', '.package-lock.json']) rmSync(join(modules, mark), { force: true });
  const [program = '', ...args] = [
    ...npmCommand(),
    'ci',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts', // no package needs its own: the portal makes the links of its database itself
    '--include=dev',
    '--include=optional',
  ];
  let said = '';
  const code = await runProgram(program, args, {
    env: { PATH: pathWithoutProject() },
    isShellNeeded: process.platform === 'win32',
    killAfterMilliseconds: 1500, // npm waits for its connections, up to a minute
    onOutput: (words) => {
      said = words;
    },
  });
  if (stopped.has(code)) throw new Error('The installation was stopped; the next start installs again.');
  if (code !== 0) throw new Error(`${reasonOf(code, said) ?? 'npm ci failed.'} npm says:\n${said.trimEnd()}`);
  writeFileSync(join(modules, '.stamp'), installKey());
}

/**
 * The npm that started us, with its own Node: `npm run` puts the project's Node first on the PATH, and npm is about to
 * delete that one.
 * @returns {string[]}
 */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isFromNpm = npm && node && basename(npm) === 'npm-cli.js' && !node.startsWith(projectRoot);
  return isFromNpm ? [node, npm] : ['npm'];
}

/** @returns {string} */
function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(projectRoot, 'node_modules'))).join(delimiter);
}
