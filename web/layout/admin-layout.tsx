import type { ReactNode } from 'react';
import { Icon } from '../components/display/icon.tsx';
import { Logo } from '../components/page/logo.tsx';
import { portalZone } from '../lib/format.ts';
import { OwnName } from '../lib/page/own-name.tsx';
import styles from './admin-layout.module.css';
import { AdminMasthead } from './masthead.tsx';
import { currentMark, menuFor } from './menu.ts';
import { NewMessages } from './new-messages.tsx';

export type AdminLayoutProps = { path: string; children: ReactNode };

/** The frame of the administration: a side menu at the left; on phones a head with the menu. */
export function AdminLayout({ path, children }: AdminLayoutProps) {
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <AdminMasthead path={path} />
      <div className={styles.frame}>
        <nav className={styles.rail} aria-label="Administración" data-band data-noprint>
          <Logo className={styles.logo} />
          <a className={styles.entry} href="/buscar" data-search-open>
            <Icon name="search" />
            Buscar en el portal
          </a>
          {menuFor('admin').map((entry) => (
            <a
              key={entry.path}
              className={styles.entry}
              href={entry.path}
              aria-current={currentMark(entry, path)}
            >
              <Icon name={entry.icon} />
              {entry.label}
              {entry.path === '/mensajes' && <NewMessages />}
            </a>
          ))}
          <div className={styles.end}>
            <p className={styles.zone}>Las horas son las de {portalZone()}.</p>
            <a className={styles.entry} href="/">
              <Icon name="eye" />
              Ver el portal
            </a>
            <a
              className={styles.entry}
              href="/profile"
              aria-current={path.toLowerCase() === '/profile' ? 'page' : undefined}
            >
              <Icon name="user" />
              Bienvenido <OwnName />
            </a>
            <button type="button" className={styles.entry} data-sign-out>
              <Icon name="sign-out" />
              Salir
            </button>
          </div>
        </nav>
        <main id="contenido" className={styles.main} tabIndex={-1} data-framed>
          {children}
        </main>
      </div>
    </>
  );
}
