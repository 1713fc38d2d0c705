import { type MouseEvent, useEffect, useState } from 'react';
import type { CourseFile, CourseFileLinks } from '../../../contract/material/calls.ts';
import { FileIcon } from '../../components/display/file-icon.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { fileSize } from '../../lib/format.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import styles from './course-material.module.css';
import { MaterialVideo } from './material-video.tsx';
import { type MaterialLinks, useMaterialLinks } from './use-material-links.ts';

const addresses = { documents: '#documentos', videos: '#videos' };

/** A part shown by a tab. */
const panel = (address: string, name: string) => ({
  id: panelOf(address),
  role: 'tabpanel',
  'aria-label': name,
});
const panelOf = (address: string) => `material-${address.slice(1)}`;

/** The material of a course in two tabs, documents and videos, one of which may be empty (spec 2.8). */
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
  if (props.files.length === 0) return null;
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
        panel={panelOf(shown)}
        onChoose={setShown}
        className={styles.tabs}
      />
      <div {...panel(addresses.documents, 'Documentos')} hidden={shown !== addresses.documents}>
        {documents.length === 0 ? (
          <p className="muted">Este curso no tiene documentos.</p>
        ) : (
          <ul className={styles.list}>
            {documents.map((file) => (
              <MaterialDocument key={file.id} file={file} links={links} />
            ))}
          </ul>
        )}
      </div>
      <div {...panel(addresses.videos, 'Videos')} hidden={shown !== addresses.videos}>
        {videos.length === 0 ? (
          <p className="muted">Este curso no tiene videos.</p>
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

const isGone = 'Este material ya no está en el curso. Recarga la página.';

/**
 * A document with its kind and size. A press downloads it by a fresh link; the `href` serves other ways of
 * opening it.
 */
function MaterialDocument({ file, links }: { file: CourseFile; links: MaterialLinks }) {
  const toast = useToast();
  const { run } = useCall();
  const ask = useSignInAgain();
  const link = links.of(file.id);

  // asking first shows in words that the network or the document is gone, and asks for the password if the
  // session is over
  function open(event: MouseEvent): void {
    event.preventDefault();
    void run(async () => {
      const renewed = (await withSignInRetry(links.renew, ask)).find(({ fileId }) => fileId === file.id);
      if (renewed === undefined) toast({ kind: 'bad', text: isGone });
      else download(renewed.url);
    });
  }

  return (
    <li className={styles.document}>
      <FileIcon type={file.type} />
      <div className={styles.words}>
        <b>{file.title}</b>
        <small>
          {file.type.toUpperCase()} · {fileSize(file.sizeBytes)}
        </small>
      </div>
      <a className={styles.action} href={link?.url ?? '#documentos'} download data-handled onClick={open}>
        <Icon name="download" />
        <span>
          Descargar<span className="sr">: {file.title}</span>
        </span>
      </a>
    </li>
  );
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
