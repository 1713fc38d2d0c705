import type { ReactNode } from 'react';
import type { Role } from '../../contract/caller.ts';
import { useSettings } from '../components/page/portal-settings.ts';
import { InformationBanner } from './information-banner.tsx';
import { Masthead } from './masthead.tsx';
import { ScreenHelpWindow, type ShownHelp } from './screen-help.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-layout.module.css';

export type SiteLayoutProps = {
  viewerRole: Role;
  /** The path of the screen, without its query: marks the menu. */
  path: string;
  children: ReactNode;
  help?: ShownHelp | undefined;
  /** The administrators' bar above the head. */
  bar?: ReactNode;
  /** Shows a member's head, even to an administrator. */
  isAsMember?: boolean;
  /** Shows the information banner above the footer. */
  banner?: boolean;
  /** The institute's e-mail address, shown in the banner. */
  contactEmail?: string;
  /** The whole address of the page, for paper. */
  address?: string;
  /** Shows the yellow line that grows as the reader scrolls down. */
  reading?: boolean;
};

/** The frame of every screen for visitors and members: head, the screen in `<main>`, banner, footer. */
export function SiteLayout(props: SiteLayoutProps) {
  const { viewerRole, path, children, banner, contactEmail, address, reading, bar, help } = props;
  return (
    <div className={styles.frame}>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      {bar}
      <Masthead
        viewerRole={props.isAsMember ? 'member' : viewerRole}
        path={path}
        hasHelp={help !== undefined}
      />
      {help && <ScreenHelpWindow {...help} />}
      {reading && <div className={styles.readingLine} data-noprint />}
      <main id="contenido" className={styles.main} tabIndex={-1} data-framed>
        {children}
      </main>
      <p className={styles.onPaper}>
        {useSettings().name} · {address} <span data-print-date />
      </p>
      {banner && <InformationBanner email={contactEmail} />}
      <SiteFooter />
    </div>
  );
}
