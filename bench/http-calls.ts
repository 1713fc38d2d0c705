import { type Agent, request } from 'node:http';

export interface CallAnswer {
  status: number;
  /** The answer's text; '' without an answer. */
  text: string;
}

/** One call of the API over an agent's connections. A failed connection counts as status 0. */
export function callApi(
  agent: Agent,
  url: string,
  given: { method: 'GET' | 'POST'; token?: string | undefined; body?: unknown },
): Promise<CallAnswer> {
  const body = given.body === undefined ? undefined : JSON.stringify(given.body);
  const headers = {
    ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve) => {
    const call = request(url, { method: given.method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', () => resolve({ status: 0, text: '' }));
    });
    call.once('error', (error) => resolve({ status: 0, text: error.message }));
    call.end(body);
  });
}

/** Starts an exam; throws on any answer but an exam. */
export async function startExam(
  agent: Agent,
  url: string,
  member: { accountId: number; courseId: number; token: string },
) {
  const query = `id=${member.courseId}&userId=${member.accountId}`;
  const { status, text } = await callApi(agent, `${url}/api/Question/GetTest?${query}`, {
    method: 'GET',
    token: member.token,
  });
  if (status !== 200) throw new Error(`GetTest: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: StartedExam }).data;
}

export interface StartedExam {
  attemptId: number;
  questions: { id: number; questionTypeId: number }[];
}
