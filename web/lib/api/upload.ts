import type { CallOptions } from '../../../contract/endpoint.ts';

const stopped = () => new DOMException('The upload was stopped.', 'AbortError');

/**
 * Sends a form with a file, or a part of one. It rejects as fetch does. It uses XMLHttpRequest because fetch
 * reports no upload progress.
 */
export function sendForm(
  method: string,
  url: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  options: CallOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (options.signal?.aborted === true) {
      reject(stopped());
      return;
    }
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 1 : loaded / total);
    sending.onload = () => {
      const number = sending.getResponseHeader('x-request-id');
      const headers = number === null ? undefined : { 'x-request-id': number };
      resolve(new Response(sending.responseText, { status: sending.status, headers }));
    };
    sending.onerror = () => reject(new TypeError('The network failed.'));
    sending.onabort = () => reject(stopped());
    options.signal?.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
}
