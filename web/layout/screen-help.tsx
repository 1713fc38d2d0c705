import { Icon } from '../components/display/icon.tsx';
import styles from './screen-help.module.css';

/** The help on a screen: its text, and the chapter that it links to. */
export interface ShownHelp {
  says: readonly string[];
  href: string;
  chapter: string;
}

export const helpId = 'ayuda-pantalla';

/** The window behind '?'. The browser opens it (`popover`), so it works without any script. Render it once a page. */
export function ScreenHelpWindow({ says, href, chapter }: ShownHelp) {
  return (
    <aside
      id={helpId}
      popover="auto"
      className={styles.window}
      aria-label="Ayuda de esta pantalla"
      data-noprint
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={helpId}
        popoverTargetAction="hide"
        aria-label="Cerrar la ayuda"
      >
        <Icon name="x" />
      </button>
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <a href={href}>Leer «{chapter}» en la ayuda</a>
    </aside>
  );
}

/** Opens the window; on a screen without help it links to the manual. */
export function HelpOpener({ className, hasHelp }: { className?: string; hasHelp: boolean }) {
  const content = (
    <>
      <Icon name="help" />
      Ayuda
    </>
  );
  return hasHelp ? (
    <button type="button" className={className} popoverTarget={helpId} title="Ayuda de esta pantalla">
      {content}
    </button>
  ) : (
    <a className={className} href="/ayuda">
      {content}
    </a>
  );
}
