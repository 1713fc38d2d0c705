import { classNames } from '../display/class-names.ts';
import styles from './prose.module.css';
import { offerImageSizes } from './prose-pictures.rules.ts';
import { frameTables } from './prose-tables.rules.ts';

/**
 * An editor's text. The HTML was sanitised when it was saved (spec 6.4); this is the only place that writes HTML
 * as it comes, so nothing else may be given to it.
 */
export function Prose({ html, className, lang }: { html: string; className?: string; lang?: string }) {
  return (
    <div
      className={classNames(styles.prose, className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: stored HTML, sanitised on save, tables framed, pictures in sizes
      dangerouslySetInnerHTML={{ __html: offerImageSizes(frameTables(html)) }}
    />
  );
}
