import type { ShownAnnouncement } from '../../../contract/pages.ts';
import type { Portal } from '../../context/context.ts';
import { listCurrent, type StoredAnnouncement } from './announcements.queries.ts';
import { announcementState, shownToVisitor } from './announcements.rules.ts';

declare module '../../context/context.ts' {
  interface Portal {
    /** The announcements that are shown or will be, in this node's memory: pages of visitors ask no database. */
    announcements: Announcements;
  }
}

export interface Announcements {
  /** The one for a visitor who closed these; null without one. */
  forVisitor(closed: readonly number[]): ShownAnnouncement | null;
  /** True while one is shown to anybody: only then is a member's own looked up. */
  isAnyLive(): boolean;
}

/** The notification's text: the name of the table, as contentChanged sends it. */
export const announcementTable = 'announcement';
const againMilliseconds = 1000;

/** Reads the announcements, and again after any node changed them. A failed read is repeated until one succeeds. */
export async function openAnnouncements({
  clock,
  db,
  log,
  pubsub,
}: Pick<Portal, 'clock' | 'db' | 'log' | 'pubsub'>): Promise<Announcements & { close(): void }> {
  let known: readonly StoredAnnouncement[] = [];
  let readings = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function reread(): Promise<void> {
    readings += 1;
    const reading = readings;
    const current = await listCurrent(db, clock.now());
    if (reading === readings) known = current; // two readings may end in any order
  }
  function rereadUntilDone(): void {
    clearTimeout(timer);
    reread().catch((error: unknown) => {
      if (isClosed) return;
      log.warn({ err: error }, 'reading the announcements failed; trying again');
      timer = setTimeout(rereadUntilDone, againMilliseconds).unref();
    });
  }
  pubsub.on('content_changed', (change) => {
    if (change === null || change === '' || change === announcementTable) rereadUntilDone();
  });
  await reread();
  return {
    forVisitor(closed) {
      if (known.length === 0) return null;
      const shown = shownToVisitor(
        known.filter(({ reach }) => reach === 'all'),
        closed,
        clock.now(),
      );
      return shown && { id: shown.id, title: shown.title, text: shown.text, link: shown.link };
    },
    isAnyLive: () => known.some((each) => announcementState(each, clock.now()) === 'live'),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
