import type { ReactNode } from 'react';
import type { GrantRole } from '../../contract/grants/grants.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { AdminMasthead } from './masthead.tsx';
import { ScreenHelpWindow, type ShownHelp } from './screen-help.tsx';

export type AdminLayoutProps = {
  path: string;
  children: ReactNode;
  help?: ShownHelp | undefined;
  /** The roles that a member holds besides, whose screens alone the menu shows; absent = an administrator. */
  grants?: readonly GrantRole[] | undefined;
};

/** The frame of the administration: a side menu at the left; on phones a head that opens it as a sheet. */
export function AdminLayout({ path, children, help, grants }: AdminLayoutProps) {
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <AdminMasthead />
      <div className={styles.frame}>
        <AdminMenu path={path} grants={grants} hasHelp={help !== undefined} />
        <main id="contenido" className={styles.main} tabIndex={-1} data-framed>
          {children}
        </main>
      </div>
      {help && <ScreenHelpWindow {...help} />}
    </>
  );
}
