import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderForTest } from '../../testing/lifetime.ts';
import { programPath, sandboxPrograms } from './sandbox.ts';

const packageRoot = join(import.meta.dirname, '../../..');
const isRoot = process.getuid?.() === 0;
/** The user of the portal where root does not run it. */
const ordinary = isRoot ? { uid: 12_345, gid: 12_345 } : {};
const environment = { PATH: programPath };

/** A project under /root, which no ordinary user enters, or a system without namespaces. */
function canRun(program: keyof typeof sandboxPrograms): boolean {
  const [command = '', ...sandbox] = sandboxPrograms[program](
    { readable: [process.execPath, packageRoot], writable: [] },
    packageRoot,
  );
  const options = { ...ordinary, env: environment, cwd: '/' };
  return spawnSync(command, [...sandbox, process.execPath, '--version'], options).status === 0;
}

const hearLines = async (child: ChildProcess) => {
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text.trim().split('\n');
};

/** Tries, as a fault in a library could, to read a secret and to reach two sockets without Node's permissions. */
const burglar = `
  const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
  const { connect } = require('node:net');
  const [folder, port] = process.argv.slice(1);
  const say = (what, attempt) => { try { attempt(); console.log(what + ' yes'); } catch { console.log(what + ' no'); } };
  const call = (what, ...to) => new Promise((done) => connect(...to)
    .on('connect', function () { console.log(what + ' yes'); this.destroy(); done(); })
    .on('error', () => { console.log(what + ' no'); done(); }));
  say('code', () => readFileSync('server/main.ts'));
  say('secret', () => readFileSync(folder + '/secret.key'));
  say('list', () => readdirSync(folder));
  say('write code', () => writeFileSync('server/burglar.txt', ''));
  say('processes', () => readdirSync('/proc/1'));
  call('socket', folder + '/.s.PGSQL.5432').then(() => call('network', port, '127.0.0.1'));`;

async function aDataFolder() {
  const folder = await folderForTest('sandbox-');
  mkdirSync(join(folder, 'signing'));
  writeFileSync(join(folder, 'secret.key'), 'secret');
  const socket = createServer().listen(join(folder, '.s.PGSQL.5432'));
  const network = createServer().listen(0, '127.0.0.1');
  await Promise.all([once(socket, 'listening'), once(network, 'listening')]);
  onTestFinished(() => void socket.close());
  onTestFinished(() => void network.close());
  chmodSync(folder, 0o777); // the ordinary user's own would be so for it
  chmodSync(join(folder, '.s.PGSQL.5432'), 0o777);
  const { port } = network.address() as { port: number };
  return { folder, port };
}

const readable = ['server', 'package.json'].map((part) => join(packageRoot, part)).concat(process.execPath);

for (const program of ['bwrap', 'unshare'] as const) {
  it(`a process within ${program} sees its code, no secret, no socket and no network`, async ({ skip }) => {
    skip(!canRun(program), `this machine lets nobody run ${program}`);
    const { folder, port } = await aDataFolder();
    const steal = [process.execPath, '--eval', burglar, folder, `${port}`];
    const run = ([command = '', ...rest]: string[]) =>
      hearLines(spawn(command, rest, { ...ordinary, env: environment, cwd: packageRoot }));
    expect(await run(steal)).toEqual(
      expect.arrayContaining(['secret yes', 'list yes', 'socket yes', 'network yes']),
    );
    const sandbox = sandboxPrograms[program]({ readable, writable: [] }, packageRoot);
    expect(await run([...sandbox, ...steal])).toEqual([
      'code yes',
      ...['secret', 'list', 'write code', 'processes', 'socket', 'network'].map((what) => `${what} no`),
    ]);
  });
}

it('an ordinary user makes pictures and documents in a sandbox', async ({ skip }) => {
  skip(!canRun('bwrap') && !canRun('unshare'), 'this machine lets nobody run bwrap or unshare');
  const platform = new URL('../', import.meta.url);
  const script = `
      const { sandboxAround, noSandboxWarning } = await import('${new URL('process/sandbox.ts', platform)}');
      const { openProcess } = await import('${new URL('process/task-worker.ts', platform)}');
      const limits = { memoryMegabytes: 256, hasMachineCode: true, idleMilliseconds: 1000, taskMilliseconds: 30000 };
      const open = (module) => openProcess(new URL(module, '${platform}'), limits);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>');
      const { png } = await open('media/image.worker.ts').run({ what: 'draw', svg, density: 72 });
      const template = { name: 'x.typ', text: '#set document(title: "x")\\n= Hola', drawings: {} };
      const pdf = await open('pdf/pdf.worker.ts').run({ template, standard: 'ua-1', data: '{}', files: {}, as: 'pdf' });
      const text = (bytes) => Buffer.from(bytes).subarray(1, 4).toString();
      console.log(sandboxAround({ readable: [], writable: [] }, '/').length > 0, noSandboxWarning(), text(png), text(pdf));
      process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    ...ordinary,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: packageRoot,
  });
  expect(await hearLines(child)).toEqual(['true undefined PNG PDF']);
});
