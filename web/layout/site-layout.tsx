import type { ReactNode } from 'react';
import type { Role } from '../../contract/caller.ts';
import type { ShownAnnouncement } from '../../contract/pages.ts';
import { emailPlace } from '../../contract/settings/portal-settings.ts';
import { Button } from '../components/forms/button.tsx';
import { useSettings } from '../components/page/portal-settings.ts';
import { OwnPart } from '../lib/page/own-part.tsx';
import { Announcement } from './announcement.tsx';
import { Masthead } from './masthead.tsx';
import { ScreenHelpWindow, type ShownHelp } from './screen-help.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-layout.module.css';

export type SiteLayoutProps = {
  viewerRole: Role;
  /** The path of the screen, without its query: marks the menu. */
  path: string;
  children: ReactNode;
  /** The one that visitors see; that of a viewer comes with the viewer. */
  announcement?: ShownAnnouncement | null;
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
      {viewerRole === 'open' ? (
        props.announcement && <Announcement {...props.announcement} />
      ) : (
        <OwnPart>{({ viewer }) => viewer?.announcement && <Announcement {...viewer.announcement} />}</OwnPart>
      )}
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

/** The strip above the footer: asks whether something is missing, and says where to write (spec 2.4). */
function InformationBanner({ email }: { email?: string }) {
  return (
    <section className="wrap" data-noprint aria-labelledby="mas-informacion">
      <div className={styles.banner}>
        <img
          className={styles.picture}
          src="/motivos/carta.svg"
          alt=""
          width="420"
          height="260"
          loading="lazy"
          decoding="async"
          data-drawn
        />
        <div className={styles.text}>
          <h2 id="mas-informacion">¿Necesitas más información?</h2>
          <p>
            <Invitation text={useSettings().bannerText} email={email} />
          </p>
        </div>
        <Button kind="line" size="small" href="/contact">
          CONTACTANOS
        </Button>
      </div>
    </section>
  );
}

/** The invitation to write, with the address in its place, or after it; without an address nothing replaces it. */
function Invitation({ text, email }: { text: string; email: string | undefined }) {
  const [before = '', ...rest] = text.split(emailPlace);
  const after = rest.join('');
  if (email === undefined) return `${before.trimEnd()}${after}`.replace(/ a(?= y |[.,]|$)/, '');
  const link = <a href={`mailto:${email}`}>{email}</a>;
  if (rest.length > 0)
    return (
      <>
        {before}
        {link}
        {after}
      </>
    );
  return (
    <>
      {text} {link}
    </>
  );
}
