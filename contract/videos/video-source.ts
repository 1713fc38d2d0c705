/** The player of a video, shown once the reader presses play. */
export type VideoSource =
  | { kind: 'file'; src: string; captions: string | null }
  | { kind: 'frame'; service: 'YouTube' | 'Vimeo'; src: string };

const unprintable = /[\p{C}\p{Z}\\]/u;
const ownFilm = /^\/videos\/([\w-]+)\.(?:webm|mp4)$/;
/** Host, port, path and query, without credentials. Only ASCII hosts: lookalike letters imitate known names. */
const address =
  /^https:\/\/([a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*)(:\d{1,5})?(\/[^?#]*)?(\?[^#]*)?(#.*)?$/i;
const youtubeHost = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const youtubePath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const filmPath = /[^/]\.(?:mp4|webm)$/i;

const knownHost =
  '(?:(?:www\\.|m\\.|music\\.)?youtube(?:-nocookie)?\\.com|(?:www\\.)?youtu\\.be|(?:www\\.|player\\.)?vimeo\\.com)';
const otherScheme = new RegExp(`^(?:http:)?//(?=${knownHost}(?:/|$))`, 'i');
const framed = /^<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)[^>]*>/i;

/**
 * The address that is meant by one written as people do: without 'https://', with the 'http://' of an old link to
 * YouTube or Vimeo, or as the code that they give for other pages.
 */
export function meantVideoAddress(written: string): string {
  const code = framed.exec(written.trim())?.[1]?.replaceAll('&amp;', '&');
  return (code ?? written)
    .replace(otherScheme, 'https://')
    .replace(/^(?:[a-z\d-]+\.)+[a-z]{2,}(?=\/)/i, 'https://$&');
}

/**
 * The player for a video's address (spec 6.9, decision 0005): a stored video with captions, a YouTube or
 * Vimeo frame that plays at once (the reader has pressed play), or an https mp4 or webm. null = none of these; saving
 * refuses it.
 */
export function videoSourceOf(text: string): VideoSource | null {
  if (unprintable.test(text)) return null;
  const own = ownFilm.exec(text)?.[1];
  if (own !== undefined) return { kind: 'file', src: text, captions: `/videos/${own}.es.vtt` };
  const [, spelt, port = '', path = '/', query = '', hash = ''] = address.exec(text) ?? [];
  if (spelt === undefined) return null;
  const host = spelt.toLowerCase();
  if (youtubeHost.test(host) || /^(?:www\.)?youtu\.be$/.test(host))
    return port === '' ? youtube(host, path, query, hash) : null;
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(host)) return port === '' ? vimeo(path, query, hash) : null;
  return filmPath.test(path) ? { kind: 'file', src: text, captions: null } : null;
}

/** A time in seconds: '90', '90s', '1m30s', '1h2m3s', '1:30'. Undefined = none, or its very beginning. */
function secondsOf(written: string | undefined): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/i.exec(written ?? '') ??
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})$/.exec(written ?? '') ??
    [];
  const all = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return all > 0 ? all : undefined;
}

/** A parameter of an address, in its query or behind '#'. */
function parameterIn(query: string, hash: string, names: string): string | undefined {
  const named = new RegExp(`[?&#](?:${names})=([\\w.:]+)`, 'i');
  return named.exec(query)?.[1] ?? named.exec(hash)?.[1];
}

function youtube(host: string, path: string, query: string, hash: string): VideoSource | null {
  const id = host.endsWith('youtu.be')
    ? /^\/([\w-]{11})\/?$/.exec(path)?.[1]
    : /^\/watch\/?$/.test(path)
      ? /[?&]v=([\w-]{11})(?:&|$)/.exec(query)?.[1]
      : youtubePath.exec(path)?.[1];
  if (id === undefined) return null;
  const start = secondsOf(parameterIn(query, hash, 't|start|time_continue'));
  const end = secondsOf(parameterIn(query, hash, 'end'));
  const part = `${start === undefined ? '' : `&start=${start}`}${end === undefined ? '' : `&end=${end}`}`;
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=es${part}`;
  return { kind: 'frame', service: 'YouTube', src };
}

/** Vimeo shows an unlisted video only with the key after its number, in the path or as `h`. */
function vimeo(path: string, query: string, hash: string): VideoSource | null {
  const [, id, keyInPath] = vimeoPath.exec(path) ?? [];
  if (id === undefined) return null;
  const key = keyInPath ?? /[?&]h=([\da-f]+)(?:&|$)/.exec(query)?.[1];
  const start = secondsOf(parameterIn(query, hash, 't'));
  const src = `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}${start === undefined ? '' : `#t=${start}s`}`;
  return { kind: 'frame', service: 'Vimeo', src };
}
