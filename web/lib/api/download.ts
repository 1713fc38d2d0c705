import { bodyOf, refusalOf, request } from './request.ts';

/** Calls an endpoint that answers with bytes and downloads the result as a file. */
export async function downloadFileOf(
  method: string,
  path: string,
  input: Record<string, unknown>,
  fallbackName: string,
): Promise<void> {
  const file = await fileOf(method, path, input, fallbackName);
  downloadFile(file, file.name);
}

/** Calls an endpoint that answers with bytes; the file has the name in the response header. */
export async function fileOf(
  method: string,
  path: string,
  input: Record<string, unknown>,
  fallbackName: string,
): Promise<File> {
  const response = await request({ method, path }, input);
  if (!response.ok) throw refusalOf(response, await bodyOf(response, response.json()));
  // no file of the portal is a page: a hotel's network answered in its place
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const blob = await bodyOf(response, isPage ? Promise.reject() : response.blob());
  const name = nameOf(response.headers.get('content-disposition')) ?? fallbackName;
  return new File([blob], name, { type: blob.type });
}

/** Offers a file to the browser as a download. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser has taken it by the next task
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name in the header of a response. */
function nameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
