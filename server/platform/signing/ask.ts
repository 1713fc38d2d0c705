const mostBytes = 1024 * 1024;

/** Asks an authority's address, by POST if there is a body. Throws for any other answer than the expected one. */
export async function answerOf(
  address: string,
  given: { body?: ArrayBuffer; type?: string; expects?: string; milliseconds: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(address);
  const who = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  const answer = await fetch(url, {
    ...(given.body === undefined ? {} : { method: 'POST', body: given.body }),
    headers: {
      ...(given.type === undefined ? {} : { 'content-type': given.type }),
      ...(who === ':' ? {} : { authorization: `Basic ${Buffer.from(who).toString('base64')}` }),
    },
    signal: AbortSignal.timeout(given.milliseconds),
  });
  if (!answer.ok) throw new Error(`${url.origin} answers ${answer.status}`);
  const type = answer.headers.get('content-type')?.split(';')[0];
  if (given.expects !== undefined && type !== given.expects)
    throw new Error(`${url.origin} answers ${type}, not ${given.expects}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new Error(`${url.origin} answers with more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
