import type { Role } from '../../contract/caller.ts';
import { classNames } from '../components/display/class-names.ts';
import { Icon } from '../components/display/icon.tsx';
import { Logo } from '../components/page/logo.tsx';
import { SearchField } from '../features/search/search-field.tsx';
import { OwnName } from '../lib/page/own-name.tsx';
import { OwnWork } from '../lib/page/own-work.tsx';
import styles from './masthead.module.css';
import { currentMark, isInFold, type MenuFold, menuFor } from './menu.ts';
import { PhoneMenu, PhoneMenuButton } from './phone-menu.tsx';
import { HelpOpener } from './screen-help.tsx';
import { SignOutForm } from './sign-out-form.tsx';

type MastheadProps = { viewerRole: Role; path: string; hasHelp: boolean };

/** The green head of every screen except the exam: logo, search, account, help, menu (spec 2.3). */
export function Masthead({ viewerRole, path, hasHelp }: MastheadProps) {
  const { above, fold } = menuFor(viewerRole);
  return (
    <header className={styles.masthead} data-band data-noprint>
      <div className={classNames('wrap', styles.top)}>
        <Logo className={styles.logo} />
        <SearchField className="wide-only" />
        <div className={classNames(styles.who, 'wide-only')}>
          {viewerRole !== 'open' ? (
            <>
              <OwnWork />
              <a href="/profile">
                <Icon name="user" />
                <span>
                  Bienvenido <OwnName />
                </span>
              </a>
              <SignOutForm>
                <button type="submit" className={styles.edged} data-sign-out>
                  Salir
                </button>
              </SignOutForm>
            </>
          ) : (
            <>
              <a href="/login">Iniciar sesión</a>
              <a href="/register" className={styles.edged}>
                Registrarse
              </a>
            </>
          )}
          <HelpOpener className={styles.help} hasHelp={hasHelp} />
        </div>
        <PhoneTools />
      </div>
      <nav className={classNames(styles.nav, 'wide-only')} aria-label="Principal">
        <ul className={classNames('wrap', styles.entries)}>
          {above.map((entry) => (
            <li key={entry.path}>
              <a className={styles.entry} href={entry.path} aria-current={currentMark(entry, path)}>
                {entry.label}
              </a>
            </li>
          ))}
          <li className={styles.fold}>
            <Fold fold={fold} path={path} />
          </li>
        </ul>
      </nav>
      <PhoneMenu viewerRole={viewerRole} path={path} hasHelp={hasHelp} />
    </header>
  );
}

/**
 * The last entry of the bar, which opens its panel below it. The browser does it, without script too; fold-panel.ts
 * closes it by Esc, by a press beside it, and when the focus leaves it.
 */
const Fold = ({ fold, path }: { fold: MenuFold; path: string }) => (
  <details data-fold-panel>
    <summary className={styles.entry} aria-current={isInFold(fold, path) || undefined}>
      {fold.label}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.panel}>
      <ul className="wrap">
        {fold.entries.map((entry) => (
          <li key={entry.path}>
            <a href={entry.path} aria-current={currentMark(entry, path)}>
              <Icon name={entry.icon} />
              <span>
                {entry.label}
                {entry.hint !== undefined && <small>{entry.hint}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </details>
);

/** The head of the administration on phones, where the side menu has no room. */
export function AdminMasthead() {
  return (
    <header className={classNames(styles.masthead, 'phone-only')} data-band data-noprint>
      <div className={classNames('wrap', styles.top)}>
        <Logo className={styles.logo} isShort />
        <PhoneTools />
      </div>
    </header>
  );
}

function PhoneTools() {
  return (
    <>
      <a
        className={classNames(styles.tool, 'phone-only')}
        href="/buscar"
        data-search-open
        aria-label="Buscar"
      >
        <Icon name="search" />
      </a>
      <PhoneMenuButton />
    </>
  );
}
