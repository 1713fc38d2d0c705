import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { type Api, contract } from '../../contract/index.ts';
import { mapCalls } from '../../contract/map-calls.ts';
import type { Portal } from '../context/context.ts';
import type { TestAccount } from './builders.ts';

export class RefusedCall extends Error {
  readonly status: number;
  readonly body: Envelope;
  constructor(status: number, body: Envelope) {
    super(`${status}: ${body.message}`);
    this.status = status;
    this.body = body;
  }
}

export interface TestClient {
  /**
   * The API called by an account, over HTTP and with a bearer token. An administrator who is asked for the owner's proof
   * gives it, and the call is made again, as the portal's screens do it.
   */
  as(account: TestAccount, headers?: Record<string, string>): Api;
  /** Like `as`, of somebody who has the token alone and gives no proof. */
  withTokenAlone(account: TestAccount): Api;
  /** Like `visitor`, with additional headers. */
  asVisitor(headers: Record<string, string>): Api;
  visitor: Api;
}

export function clientOf(app: FastifyInstance, portal: Portal): TestClient {
  return {
    as(account, headers) {
      const isAdmin = account.role === 'admin';
      const token = () => tokenOf(portal, account);
      return apiOver(app, token, headers, isAdmin ? () => reauthenticate(portal, account) : undefined);
    },
    withTokenAlone: (account) => apiOver(app, () => tokenOf(portal, account)),
    asVisitor: (headers) => apiOver(app, async () => undefined, headers),
    visitor: apiOver(app, async () => undefined),
  };
}

/** A token for the account's session, valid for an hour of the portal's clock. */
export function tokenOf(portal: Portal, account: TestAccount): Promise<string> {
  const now = portal.clock.now();
  const claims = {
    sub: String(account.id),
    unique_name: account.username,
    role: account.role,
    years: account.years,
    sid: account.sessionId,
  };
  return portal.tokens.sign(claims, new Date(now.getTime() + 3_600_000), now);
}

const reauthenticate = ({ db, clock }: Portal, { sessionId }: TestAccount) =>
  db.updateTable('session').set({ signed_in_at: clock.now() }).where('id', '=', sessionId).execute();

const isProofWanted = (error: unknown) =>
  error instanceof RefusedCall &&
  error.body.errors?.some(({ field }) => field === 'currentPassword') === true;

function apiOver(
  app: FastifyInstance,
  token: () => Promise<string | undefined>,
  headers: Record<string, string> = {},
  prove?: () => Promise<unknown>,
): Api {
  const callOf = (row: Endpoint) => async (input: Record<string, unknown>) => {
    try {
      return await send(row, input);
    } catch (error) {
      if (prove === undefined || !isProofWanted(error)) throw error;
      await prove();
      return send(row, input);
    }
  };
  const send = async (row: Endpoint, input: Record<string, unknown>) => {
    const bearer = await token();
    const body =
      row.bytes === undefined
        ? row.upload === undefined
          ? undefined
          : await multipartOf(input)
        : await bytesOf(input);
    const isQuery = row.method === 'GET' || row.method === 'DELETE';
    const query = isQuery ? input : row.bytes === undefined ? undefined : { ...input, bytes: undefined };
    const response = await app.inject({
      method: row.method,
      url: `/api/${row.path}`,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...body?.headers,
        ...headers,
      },
      ...(query === undefined ? {} : { query: textsOf(query) }),
      ...(isQuery ? {} : { payload: body?.payload ?? input }),
    });
    if (response.statusCode !== 200) throw new RefusedCall(response.statusCode, response.json());
    return row.file !== undefined
      ? { data: response.rawPayload, headers: response.headers }
      : response.json();
  };
  return mapCalls<Endpoint>(contract, callOf);
}

const textsOf = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** A part of a file, whose bytes a browser sends raw. */
async function bytesOf({ bytes }: Record<string, unknown>) {
  const payload = Buffer.from(await (bytes as Blob).arrayBuffer());
  return { payload, headers: { 'content-type': 'application/octet-stream' } };
}

/** The fields of an upload, encoded as a browser does. */
export async function multipartOf(
  input: Record<string, unknown>,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
