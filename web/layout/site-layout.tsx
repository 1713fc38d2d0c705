import type { ReactNode } from 'react';
import { InformationBanner } from './information-banner.tsx';
import { Masthead } from './masthead.tsx';
import type { Viewer } from './menu.ts';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-layout.module.css';

export type SiteLayoutProps = {
  viewer: Viewer;
  /** The path of the screen, without its query: marks the menu. */
  path: string;
  children: ReactNode;
  /** Shows the information banner over the foot. */
  banner?: boolean;
  /** The institution's address, written in the banner. */
  contactEmail?: string;
  /** Shows the sun line that grows as the reader goes down the page. */
  reading?: boolean;
};

/** The frame of every screen for visitors and members: head, the screen in `<main>`, banner, foot. */
export function SiteLayout({ viewer, path, children, banner, contactEmail, reading }: SiteLayoutProps) {
  return (
    <div className={styles.frame}>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <Masthead viewer={viewer} path={path} />
      {reading && <div className={styles.readingLine} data-noprint />}
      <main id="contenido" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {banner && <InformationBanner email={contactEmail} />}
      <SiteFooter />
    </div>
  );
}
