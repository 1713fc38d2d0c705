import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the portal under test listens, and the folder in which its mails land, a file each. */
    portalUrl: string;
    inbox: string;
    dataDir: string;
    adminPassword: string;
  }
}

const adminPassword = 'faro-trompeta-19-niebla';
const startMilliseconds = 90_000;

export interface OwnPortal {
  url: string;
  dataDir: string;
  /** Ends it and takes its data away. */
  stop(): Promise<void>;
  /** As a power cut would; its data stay. */
  kill(): Promise<void>;
}

/** The built portal in a process of its own, on a fresh data folder unless an earlier one is given. */
export async function startPortal(env: Record<string, string>, earlier?: string): Promise<OwnPortal> {
  const dataDir = earlier ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')));
  const portal = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it stops by itself when the tests are killed
  });
  const gone = new Promise((resolve) => portal.once('exit', resolve));
  return {
    url: await urlOf(portal),
    dataDir,
    async stop() {
      portal.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
    async kill() {
      portal.kill('SIGKILL');
      await gone;
    },
  };
}

/** The portal that the journeys share, with a real mail server beside it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const inbox = await mkdtemp(join(tmpdir(), 'portal-inbox-'));
  const smtp = await startMailServer(inbox);
  const { port } = smtp.server.address() as AddressInfo;
  const { url, dataDir, stop } = await startPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  project.provide('portalUrl', url);
  project.provide('inbox', inbox);
  project.provide('dataDir', dataDir);
  project.provide('adminPassword', adminPassword);
  return async () => {
    await stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await rm(inbox, { recursive: true, force: true });
  };
}

async function startMailServer(inbox: string): Promise<SMTPServer> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        const path = join(inbox, String(count).padStart(4, '0'));
        writeFile(path, Buffer.concat(parts))
          .then(() => rename(path, `${path}.eml`)) // whoever looks finds it whole
          .then(() => callback(), callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Reads what the portal prints until it says where it listens; fails with its own words if it ends before. */
function urlOf(portal: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const limit = setTimeout(
      () => reject(new Error(`the portal did not start:\n${printed}`)),
      startMilliseconds,
    );
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url === undefined) return;
      clearTimeout(limit);
      resolve(url);
    };
    portal.stdout?.on('data', read);
    portal.stderr?.on('data', read);
    portal.once('exit', (code) => reject(new Error(`the portal ended with ${code}:\n${printed}`)));
  });
}
