import type { ShownAnnouncement } from '../../contract/pages.ts';
import { Icon } from '../components/display/icon.tsx';
import styles from './announcement.module.css';

/**
 * An announcement below the head (spec 6.22). Its reader closes it by a form, without script too, and never sees it again.
 */
export const Announcement = ({ id, title, text, link }: ShownAnnouncement) => (
  <aside className={styles.announcement} aria-label="Anuncio" data-noprint>
    <div className="wrap">
      <p>
        <b>{title}</b> {text}{' '}
        {link !== '' && (
          <a href={link} aria-label={`Leer más: ${title}`}>
            Leer más
          </a>
        )}
      </p>
      <form method="post" action="/anuncio">
        <button type="submit" name="Id" value={id} aria-label="Cerrar el anuncio" className={styles.close}>
          <Icon name="x" />
        </button>
      </form>
    </div>
  </aside>
);
