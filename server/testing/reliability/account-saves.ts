import { randomUUID } from 'node:crypto';
import { newSecret, secretHash } from '../../platform/crypto/tokens.ts';
import { aMember } from '../builders.ts';
import { anotherPassword as another, password, passwordHash } from '../password.ts';
import type { Save } from './check-save.ts';
import { apiCall, type HttpResponse, send } from './http.ts';
import { headersOf, type Setup, uniqueText } from './setup.ts';

export async function accountSaves(setup: Setup): Promise<Save[]> {
  const { db } = setup;
  const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
  const renewal = (cookie: string) =>
    apiCall('POST', 'Users/refresh', {}, { ...fromOwnPage, cookie, 'idempotency-key': randomUUID() });
  /**
   * Counts 1 if the response's session can be renewed, each time with the newest cookie: an older one would be a
   * stolen one.
   */
  function goesOn() {
    let newest: HttpResponse | undefined;
    return async (response: HttpResponse) => {
      newest = await send(setup.port(), renewal(cookieOf(newest ?? response)));
      return newest.status === 200 ? 1 : 0;
    };
  }

  return [
    {
      name: 'a registration, with its letter',
      async prepare() {
        const username = `nueva.${uniqueText()}`;
        const person = { FirstName: 'Rosa', LastName: 'Mamani', Gender: 2, FechaNac: '1970-05-06' };
        const input = { ...person, userName: username, password, email: `${username}@correo.test` };
        const letters = db.selectFrom('mail').select('mail.id');
        return {
          request: apiCall('POST', 'Users/register', input, { 'idempotency-key': randomUUID() }),
          async countStored() {
            const found = await db
              .selectFrom('account')
              .select('id')
              .where('username', '=', username)
              .execute();
            const written = await letters.where('recipient', '=', input.email).execute();
            return found.length === written.length ? found.length : written.length + 10;
          },
        };
      },
    },
    {
      name: 'the renewal of a session',
      async prepare() {
        const member = await aMember(setup);
        const { secret } = newSecret();
        await db
          .updateTable('session')
          .set({ secret_hash: secretHash(secret) })
          .where('id', '=', member.sessionId)
          .execute();
        return { request: renewal(`aula_session=${member.sessionId}.${secret}`), countStored: goesOn() };
      },
    },
    {
      name: 'a new password',
      async prepare() {
        const member = await aMember(setup, { passwordHash });
        const input = { id: member.id, password: another, currentPassword: password };
        const headers = { ...(await headersOf(setup, member)), ...fromOwnPage };
        const request = apiCall('PUT', 'Users/update', input, headers);
        const signIn = { UserName: member.username, Password: another };
        /** Repeats like the form of the profile: the new password may apply already (spec 5.7). */
        async function resend(port: number) {
          const response = await send(port, request);
          return response.status === 401
            ? send(port, apiCall('POST', 'Users/login', signIn, fromOwnPage))
            : response;
        }
        return { request, resend, countStored: goesOn() };
      },
    },
  ];
}

/** Collects the response's cookies as a browser sends them. */
const cookieOf = ({ headers }: HttpResponse) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
