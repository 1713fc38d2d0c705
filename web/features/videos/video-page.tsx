import { truncations } from '../../../contract/constants.ts';
import type { VideoRow } from '../../../contract/videos/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Pager } from '../../components/table/pager.tsx';
import type { PageOfRows } from '../../lib/lists/page-of-rows.rules.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { Island } from '../../runtime/island.tsx';
import { MoreText } from './more-text.tsx';
import styles from './video-page.module.css';
import { VideoPlayer } from './video-player.tsx';

/** A page of the videos, and the video that the address names. */
type ShownVideos = PageOfRows<VideoRow> & { named: VideoRow | undefined };

/** Every video with its title and description. Nothing is loaded from other sites before a press (spec 2.7, 6.9). */
export default function VideoPage({ data }: PageViewProps<ShownVideos>) {
  const { rows, named: _, ...part } = data;
  return (
    <div className="wrap page">
      <PageHead title="Videos">Explicaciones cortas. Pulsa una para verla.</PageHead>
      {rows.length === 0 ? (
        <EmptyState
          image="/motivos/libro.svg"
          title="Todavía no hay videos"
          actions={<Button href="/articulos">Leer los artículos</Button>}
        >
          Los estamos preparando.
        </EmptyState>
      ) : (
        <ul className={styles.videos}>
          {rows.map((video) => (
            <VideoItem key={video.id} video={video} />
          ))}
        </ul>
      )}
      {part.total > part.pageSize && <Pager {...part} noun={['video', 'videos']} />}
    </div>
  );
}

function VideoItem({ video }: { video: VideoRow }) {
  const { id, title, videoUrl, length } = video;
  const props = { id, title, videoUrl, length };
  return (
    <li id={`video-${id}`}>
      <Island name="video" props={props}>
        <VideoPlayer {...props} />
      </Island>
      <noscript>
        <a href={videoUrl}>Abrir el video</a>
      </noscript>
      <h2>{title}</h2>
      <MoreText text={video.description} length={truncations.videoPage} about={title} />
    </li>
  );
}
