import type { MouseEvent } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import { FileIcon } from '../../components/display/file-icon.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { fileSize } from '../../lib/format.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import styles from './course-material.module.css';
import type { MaterialLinks } from './use-material-links.ts';

const isGone = 'Este material ya no está en el curso. Recarga la página.';

/**
 * A document with its kind and size. A press downloads it by a fresh link; the `href` serves other ways of
 * opening it.
 */
export function MaterialDocument({ file, links }: { file: CourseFile; links: MaterialLinks }) {
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
