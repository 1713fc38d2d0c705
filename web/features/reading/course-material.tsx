import { useEffect, useState } from 'react';
import type { CourseFile, CourseFileLinks } from '../../../contract/calls/material.ts';
import { Tabs } from '../../components/page/tabs.tsx';
import styles from './course-material.module.css';
import { MaterialDocument } from './material-document.tsx';
import { MaterialVideo } from './material-video.tsx';
import { useMaterialLinks } from './use-material-links.ts';

const addresses = { documents: '#documentos', videos: '#videos' };

/** A part shown by a tab. */
const panel = (name: string) => ({ role: 'tabpanel', 'aria-label': name });

/** The material of a course in two tabs, documents and videos; a kind that has none is not shown (spec 2.8). */
export function CourseMaterial(props: {
  courseId: number;
  files: readonly CourseFile[];
  links: readonly CourseFileLinks[];
}) {
  const links = useMaterialLinks(props.courseId, props.links);
  const videos = props.files.filter(({ type }) => type === 'mp4');
  const documents = props.files.filter(({ type }) => type !== 'mp4');
  const [shown, setShown] = useState(
    documents.length === 0 && videos.length > 0 ? addresses.videos : addresses.documents,
  );
  const hasBoth = documents.length > 0 && videos.length > 0;
  useEffect(() => {
    if (hasBoth && Object.values(addresses).includes(location.hash)) setShown(location.hash);
  }, [hasBoth]);
  if (props.files.length === 0) return null;
  return (
    <section className={styles.material} aria-labelledby="material" data-noprint>
      <h2 id="material">Material de apoyo</h2>
      {hasBoth && (
        <Tabs
          label="Material de apoyo"
          tabs={[
            { href: addresses.documents, label: `Documentos (${documents.length})` },
            { href: addresses.videos, label: `Videos (${videos.length})` },
          ]}
          current={shown}
          onChoose={setShown}
          className={styles.tabs}
        />
      )}
      {documents.length > 0 && (
        <div {...(hasBoth && panel('Documentos'))} hidden={shown !== addresses.documents}>
          <ul className={styles.list}>
            {documents.map((file) => (
              <MaterialDocument key={file.id} file={file} links={links} />
            ))}
          </ul>
        </div>
      )}
      {videos.length > 0 && (
        <div {...(hasBoth && panel('Videos'))} hidden={shown !== addresses.videos}>
          <ul className={styles.list}>
            {videos.map((file) => (
              <MaterialVideo key={file.id} file={file} links={links} isShown={shown === addresses.videos} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
