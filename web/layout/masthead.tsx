import type { Role } from '../../contract/caller.ts';
import { classNames } from '../components/display/class-names.ts';
import { Icon } from '../components/display/icon.tsx';
import { Logo } from '../components/page/logo.tsx';
import { SearchField } from '../features/search/search-field.tsx';
import { OwnName } from '../lib/page/own-name.tsx';
import styles from './masthead.module.css';
import { currentMark, menuFor } from './menu.ts';
import { PhoneMenu, PhoneMenuButton } from './phone-menu.tsx';
import { HelpOpener } from './screen-help.tsx';
import { SignOutForm } from './sign-out-form.tsx';

type MastheadProps = { viewerRole: Role; path: string; hasHelp: boolean };

/** The green head of every screen except the exam: logo, search, account, help, menu (spec 2.3). */
export function Masthead({ viewerRole, path, hasHelp }: MastheadProps) {
  return (
    <header className={styles.masthead} data-band data-noprint>
      <div className={classNames('wrap', styles.top)}>
        <Logo className={styles.logo} />
        <SearchField className="wide-only" />
        <div className={classNames(styles.who, 'wide-only')}>
          {viewerRole !== 'open' ? (
            <>
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
        <ul className="wrap">
          {menuFor(viewerRole).map((entry) => (
            <li key={entry.path}>
              <a href={entry.path} aria-current={currentMark(entry, path)}>
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PhoneMenu viewerRole={viewerRole} path={path} hasHelp={hasHelp} />
    </header>
  );
}

/** The head of the administration on phones, where the side menu has no room. */
export function AdminMasthead() {
  return (
    <header className={classNames(styles.masthead, 'phone-only')} data-band data-noprint>
      <div className={classNames('wrap', styles.top)}>
        <Logo className={styles.logo} text="Administración" />
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
