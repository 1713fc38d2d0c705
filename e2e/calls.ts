import { inject } from 'vitest';

/** Makes one call of the portal under test for a signed-in person; fails with the portal's own words when refused. */
export async function call<Data>(
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: Record<string, unknown>,
): Promise<Data> {
  const isRead = method === 'GET';
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${inject('portalUrl')}/api/${path}${isRead ? `?${query}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  });
  const answer = (await response.json()) as { message: string; data: Data };
  if (!response.ok) throw new Error(`${path}: ${answer.message}`);
  return answer.data;
}

/** A published course with two modules and no questions yet; its exam asks `questionCount`. */
export async function aCourse(admin: string, title: string, questionCount: number): Promise<number> {
  const { id } = await call<{ id: number }>(admin, 'POST', 'Course/Add', {
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
  });
  return id;
}
