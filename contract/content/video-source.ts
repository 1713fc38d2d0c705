/** The player of a video, shown once the reader presses play. */
export type VideoSource =
  | { kind: 'file'; src: string; poster: string | null; captions: string | null }
  | { kind: 'frame'; service: 'YouTube' | 'Vimeo'; src: string };

const unprintable = /[\p{C}\p{Z}\\]/u;
const ownFilm = /^\/videos\/([\w-]+)\.(?:webm|mp4)$/;
/** Host, port, path and query, without credentials. Only ASCII hosts: lookalike letters imitate known names. */
const address =
  /^https:\/\/([a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*)(:\d{1,5})?(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/i;
const youtubeHost = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const youtubePath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const filmPath = /[^/]\.(?:mp4|webm)$/i;

/** The address that is meant by one written as people do, without 'https://'. */
export const meantVideoAddress = (written: string): string =>
  written.replace(/^(?:[a-z\d-]+\.)+[a-z]{2,}(?=\/)/i, 'https://$&');

/**
 * The player for a video's address (spec 6.9, decision 0005): a stored video with poster and captions, a YouTube or
 * Vimeo frame that plays at once (the reader has pressed play), or an https mp4 or webm. null = none of these; saving
 * refuses it.
 */
export function videoSourceOf(text: string): VideoSource | null {
  if (unprintable.test(text)) return null;
  const own = ownFilm.exec(text)?.[1];
  if (own !== undefined)
    return { kind: 'file', src: text, poster: `/videos/${own}.webp`, captions: `/videos/${own}.es.vtt` };
  const [, spelt, port = '', path = '/', query = ''] = address.exec(text) ?? [];
  if (spelt === undefined) return null;
  const host = spelt.toLowerCase();
  if (youtubeHost.test(host) || /^(?:www\.)?youtu\.be$/.test(host))
    return port === '' ? youtube(host, path, query) : null;
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(host)) return port === '' ? vimeo(path, query) : null;
  return filmPath.test(path) ? { kind: 'file', src: text, poster: null, captions: null } : null;
}

function youtube(host: string, path: string, query: string): VideoSource | null {
  const id = host.endsWith('youtu.be')
    ? /^\/([\w-]{11})\/?$/.exec(path)?.[1]
    : /^\/watch\/?$/.test(path)
      ? /[?&]v=([\w-]{11})(?:&|$)/.exec(query)?.[1]
      : youtubePath.exec(path)?.[1];
  if (id === undefined) return null;
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=es`;
  return { kind: 'frame', service: 'YouTube', src };
}

/** Vimeo shows an unlisted video only with the key after its number, in the path or as `h`. */
function vimeo(path: string, query: string): VideoSource | null {
  const [, id, keyInPath] = vimeoPath.exec(path) ?? [];
  if (id === undefined) return null;
  const key = keyInPath ?? /[?&]h=([\da-f]+)(?:&|$)/.exec(query)?.[1];
  const src = `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`;
  return { kind: 'frame', service: 'Vimeo', src };
}
