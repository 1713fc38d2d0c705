import { adminPassword } from '../fixtures/admin-password.ts';
import type { Portal } from '../fixtures/portal-server.ts';

/** Makes one call of a portal for a signed-in person; fails with the refusal. */
export async function call<Data>(
  portal: Portal,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: Record<string, unknown> = {},
): Promise<Data> {
  const isInAddress = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${portal.url}/api/${path}${isInAddress ? `?${query}` : ''}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(isInAddress ? {} : { 'content-type': 'application/json' }),
    },
    ...(isInAddress ? {} : { body: JSON.stringify(input) }),
  });
  const answer = (await response.json()) as { message: string; data: Data };
  if (!response.ok) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

/** Signs in over the API. */
export async function signInByCall(
  portal: Portal,
  UserName: string,
  Password: string,
): Promise<{ token: string; userId: number }> {
  const { token, user } = await call<{ token: string; user: { id: number } }>(
    portal,
    '',
    'POST',
    'Users/login',
    { UserName, Password },
  );
  return { token, userId: user.id };
}

const adminTokens = new WeakMap<Portal, Promise<string>>();

/** The administrator's token, requested once for each portal. */
function adminToken(portal: Portal): Promise<string> {
  const token =
    adminTokens.get(portal) ?? signInByCall(portal, 'admin', adminPassword).then((session) => session.token);
  adminTokens.set(portal, token);
  return token;
}

export const callAsAdmin = async <Data>(
  portal: Portal,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: Record<string, unknown> = {},
): Promise<Data> => call<Data>(portal, await adminToken(portal), method, path, input);

/** Sends a file with its fields as the administrator; returns the answer. */
export async function sendAsAdmin<Data>(
  portal: Portal,
  path: string,
  fields: Record<string, string>,
  name: string,
  content: Uint8Array,
): Promise<Data> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { authorization: `Bearer ${await adminToken(portal)}` };
  const response = await fetch(`${portal.url}/api/${path}`, { method: 'POST', headers, body });
  const answer = (await response.json()) as { message: string; data: Data };
  if (!response.ok) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

/** A published course with two modules and no questions yet; its exam asks `questionCount`. */
export async function aCourse(
  portal: Portal,
  title: string,
  questionCount: number,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { id } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Course/Add', {
    Title: title,
    Description: '<p>Un curso para probar preguntas.</p>',
    Duration: 10,
    Language: 'Español',
    Certificado: 1,
    CantidadPregunta: questionCount,
    DurationText: 20,
    Calification: 80,
    ModuleList: [
      { title: 'Los aportes', html: '<p>Qué es un aporte.</p>' },
      { title: 'Los fondos', html: '<p>Qué es un fondo.</p>' },
    ],
    ...more,
  });
  return id;
}
