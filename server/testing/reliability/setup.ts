import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Rows, TestAccount } from '../builders.ts';
import { type HttpRequest, type HttpResponse, retryUntilAnswered, send } from './http.ts';

/** The portal under test: its rows, its files, and how accounts sign in. */
export interface Setup extends Rows {
  dataDir: string;
  /** The port of a running node. */
  port(): number;
  tokenOf(account: TestAccount): Promise<string>;
}

/** The headers of an account's calls; each has a key of its own. */
export const headersOf = async (setup: Setup, account: TestAccount) => ({
  authorization: `Bearer ${await setup.tokenOf(account)}`,
  'idempotency-key': randomUUID(),
});

/** Sends a request that has to succeed before a save; throws on a refusal. */
export async function sendOrThrow(setup: Setup, request: HttpRequest): Promise<HttpResponse> {
  const resend = () => send(setup.port(), request);
  const response = await retryUntilAnswered(await resend(), resend);
  if (response.status !== 200) throw new Error(`${request.path}: ${response.status} ${response.text}`);
  return response;
}

export const dataOf = <T>({ text }: HttpResponse): T => (JSON.parse(text) as { data: T }).data;

/** Makes the text of one save unique. */
export const uniqueText = () => randomBytes(6).toString('hex');

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
