import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { type Cluster, nodeHosts } from './cluster.ts';

/** An administrator who signs in and sends files, each request to the next node. */

interface Said {
  status: number;
  data: unknown;
}

async function call(
  url: string,
  path: string,
  given: { token?: string; method?: string; json?: unknown; bytes?: Buffer },
): Promise<Said> {
  const { token, method = 'POST', json, bytes } = given;
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': json === undefined ? 'application/octet-stream' : 'application/json',
    },
    body: json === undefined ? Uint8Array.from(bytes ?? []) : JSON.stringify(json),
  });
  const text = await response.text();
  const { data } = response.ok ? (JSON.parse(text) as { data: unknown }) : { data: undefined };
  return { status: response.status, data };
}

const [partBytes, partCount] = [1024 ** 2, 6];

/** Signs the administrator in at a node; throws where that is refused. */
export async function signIn(url: string): Promise<string> {
  const json = { UserName: 'admin', Password: adminPassword };
  const { status, data } = await call(url, 'Users/login', { json });
  if (status !== 200) throw new Error(`the administrator's sign-in: ${status}`);
  return (data as { token: string }).token;
}

/** Ends a session at one node that began at another; throws unless all nodes accept it before and refuse it after. */
export async function signOutEverywhere({ urlOf }: Cluster): Promise<void> {
  const urls = nodeHosts.map(urlOf);
  const token = await signIn(urls[0] ?? '');
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await fetch(`${url}/api/Usuario/Get`, bearer(token))).status));
  const before = await statuses();
  await call(urls[1] ?? '', 'Users/logout', { token, json: {} });
  const end = performance.now() + 2_000;
  let after = await statuses();
  while (after.some((status) => status !== 401) && performance.now() < end) {
    await delay(50);
    after = await statuses();
  }
  if (`${before} ${after}` !== '200,200,200 401,401,401')
    throw new Error(`a session that ended at one node: ${before} before, ${after} after`);
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A document uploaded in parts, each to another node; the sender waits and asks for the progress, as the page does. */
export async function anUpload({ url, urlOf, connect }: Cluster, token: string) {
  const [head, tail] = [Buffer.from('%PDF-1.4\n% '), Buffer.from('\ntrailer\n<<>>\n%%EOF\n')];
  const noise = randomBytes((partBytes * partCount) / 2).toString('hex');
  const bytes = Buffer.concat([head, Buffer.from(noise.slice(head.length + tail.length)), tail]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const started = await call(url, 'Upload/Start', {
    token,
    json: { Name: 'ley.pdf', SizeBytes: bytes.length, Kind: 'document' },
  });
  const { id } = started.data as { id: string };
  const said = new Set<number>();

  /** Sends a part; returns the node's status. */
  async function part(number: number): Promise<number> {
    const host = nodeHosts[number % nodeHosts.length] ?? nodeHosts[0];
    const offset = number * partBytes;
    const { status } = await call(urlOf(host), `Upload/Part?id=${id}&offset=${offset}`, {
      token,
      method: 'PUT',
      bytes: bytes.subarray(offset, offset + partBytes),
    });
    said.add(status);
    return status;
  }
  return {
    partCount,
    part,
    /** The statuses of the parts. */
    said,
    /** Makes it material of a course; throws unless every node returns it whole. */
    async finish(courseId: number): Promise<void> {
      const title = `Material ${id}`;
      const finished = await call(url, 'Upload/Finish', { token, json: { Id: id, Sha256: sha256 } });
      const added = await call(url, 'Course/AddCourseFile', {
        token,
        json: { UploadId: id, courseId, title },
      });
      if (finished.status !== 200 || added.status !== 200)
        throw new Error(`an upload at several nodes: ${finished.status}, ${added.status}`);
      const client = await connect();
      const { rows } = await client.query<{ file: string }>('select file from course_file where title = $1', [
        title,
      ]);
      await client.end();
      for (const host of nodeHosts) {
        const response = await fetch(`${urlOf(host)}/courseFile/${rows[0]?.file}`, bearer(token));
        const got = createHash('sha256')
          .update(Buffer.from(await response.arrayBuffer()))
          .digest('hex');
        if (got !== sha256) throw new Error(`${host} gives another file (${response.status})`);
      }
    },
  };
}
