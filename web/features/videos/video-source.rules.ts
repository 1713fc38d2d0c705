/** How a video is shown once it is pressed. */
export type VideoSource =
  | { kind: 'file'; src: string; poster: string | null; captions: string | null }
  | { kind: 'frame'; src: string }
  | { kind: 'link'; src: string };

const ownFile = /^\/videos\/([\w-]+)\.(?:webm|mp4)$/;
const youtubeId =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/;
const vimeoId = /vimeo\.com\/(?:video\/)?(\d+)/;

/**
 * Where a video's address leads: a file of ours with its poster and captions, a file elsewhere, YouTube or Vimeo in a
 * frame that starts by itself (it is pressed before). Anything else stays a link. (decisions §4)
 */
export function videoSourceOf(address: string): VideoSource {
  const own = ownFile.exec(address)?.[1];
  if (own !== undefined)
    return { kind: 'file', src: address, poster: `/videos/${own}.webp`, captions: `/videos/${own}.es.vtt` };
  if (!address.startsWith('https://')) return { kind: 'link', src: address };
  const youtube = youtubeId.exec(address)?.[1];
  if (youtube !== undefined)
    return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0&hl=es` };
  const vimeo = vimeoId.exec(address)?.[1];
  if (vimeo !== undefined)
    return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  if (/\.(?:mp4|webm)(?:\?|$)/i.test(address))
    return { kind: 'file', src: address, poster: null, captions: null };
  return { kind: 'link', src: address };
}
