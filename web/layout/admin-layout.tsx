import type { ReactNode } from 'react';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { AdminMasthead } from './masthead.tsx';

export type AdminLayoutProps = { path: string; children: ReactNode };

/** The frame of the administration: a side menu at the left; on phones a head that opens it as a sheet. */
export function AdminLayout({ path, children }: AdminLayoutProps) {
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <AdminMasthead />
      <div className={styles.frame}>
        <AdminMenu path={path} />
        <main id="contenido" className={styles.main} tabIndex={-1} data-framed>
          {children}
        </main>
      </div>
    </>
  );
}
