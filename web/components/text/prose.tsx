import { classNames } from '../display/class-names.ts';
import styles from './prose.module.css';
import { proseHtml } from './prose-html.rules.ts';

/**
 * A text of the editor. Its HTML was sanitised when it was saved (spec 6.4). Only this component renders raw
 * HTML, so nothing else may be given to it.
 */
export function Prose({ html, className, lang }: { html: string; className?: string; lang?: string }) {
  return (
    <div
      className={classNames(styles.prose, className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on save; tables get frames, images sizes
      dangerouslySetInnerHTML={{ __html: proseHtml(html) }}
    />
  );
}
