import { useEffect, useState } from 'react';
import type { CourseFile, CourseFileLinks } from '../../../contract/calls/material.ts';
import { Tabs } from '../../components/page/tabs.tsx';
import styles from './course-material.module.css';
import { MaterialDocument } from './material-document.tsx';
import { MaterialVideo } from './material-video.tsx';
import { useMaterialLinks } from './use-material-links.ts';

const addresses = { documents: '#documentos', videos: '#videos' };

/** The material of a course in two tabs, documents and videos (spec 2.8). */
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
  useEffect(() => {
    if (Object.values(addresses).includes(location.hash)) setShown(location.hash);
  }, []);
  return (
    <section className={styles.material} aria-labelledby="material" data-noprint>
      <h2 id="material">Material de apoyo</h2>
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
      <div role="tabpanel" aria-label="Documentos" hidden={shown !== addresses.documents}>
        {documents.length === 0 ? (
          <p className={styles.none}>Este curso no tiene documentos.</p>
        ) : (
          <ul className={styles.list}>
            {documents.map((file) => (
              <MaterialDocument key={file.id} file={file} links={links} />
            ))}
          </ul>
        )}
      </div>
      <div role="tabpanel" aria-label="Videos" hidden={shown !== addresses.videos}>
        {videos.length === 0 ? (
          <p className={styles.none}>Este curso no tiene videos.</p>
        ) : (
          <ul className={styles.list}>
            {videos.map((file) => (
              <MaterialVideo key={file.id} file={file} links={links} isShown={shown === addresses.videos} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
