import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from './temporary-folder.ts';

export interface S3Server {
  /** The settings of a portal that keeps its files under a prefix of the bucket. */
  settings(prefix?: string): Record<string, string>;
  /** Goes away; what it has stays. */
  stop(): Promise<void>;
  /** Comes back at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const key = 'S3RVER'; // the only one that it knows
const bucket = 'aula';

/** Starts an S3 server on loopback with one bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await temporaryFolder('s3-');
  let port = 0;
  let server: S3rver;
  const start = async () => {
    const options = { address: '127.0.0.1', port, silent: true, directory };
    server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
    ({ port } = await server.run());
  };
  const stop = async () => {
    const closed = once(server.httpServer, 'close');
    server.httpServer.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  await start();
  return {
    settings: (prefix = '') => ({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
      ...(prefix !== '' && { S3_PREFIX: prefix }),
    }),
    stop,
    start,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
