import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a page's bytes (Content-Encoding). */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encoding for a browser that sends this Accept-Encoding header: the smallest one that it accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The bytes of a page in one encoding. */
export async function encodePage(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return html;
  if (encoding === 'gzip') return compressGzip(html, { level: 6 });
  return compressBrotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}
