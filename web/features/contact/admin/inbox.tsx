import { type ReactNode, useEffect, useRef } from 'react';
import type { ContactMessage } from '../../../../contract/contact/calls.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { RowTick } from '../../../components/table/row-tick.tsx';
import type { Selection } from '../../../components/table/use-selection.ts';
import { calendarDate, dayAndMonth, shortDate, timeOfDay } from '../../../lib/format.ts';
import { listHref, type PagedList } from '../../../lib/lists/use-paged-list.ts';
import type { MessagesPageData } from './load-messages.ts';
import styles from './messages.module.css';
import { messageStateLooks, nextNew } from './messages.rules.ts';
import { OpenMessageView } from './open-message.tsx';

type InboxProps = {
  list: PagedList<MessagesPageData>;
  selection: Selection<ContactMessage>;
  accountId: number;
  /** Stands in place of the rows where there are none. */
  empty: ReactNode;
};

/**
 * The messages as rows that open: the open one follows its row on phones and fills the second column on wide screens. One
 * that the filter no longer finds stays open above the rows.
 */
export function Inbox({ list, selection, accountId, empty }: InboxProps) {
  const { rows, open } = list.loaded;
  const isAmongRows = rows.some(({ id }) => id === open?.id);
  /** False until a message was opened here: a page that opens with one leaves the focus alone. */
  const hasOpened = useRef(false);
  const show = (id: number) => {
    hasOpened.current = true;
    list.change((wanted) => ({ ...wanted, id: String(id) }));
  };
  const close = () => list.change(({ id: _, ...others }) => others);
  const view = open !== null && (
    <OpenMessageItem key={`open ${open.id}`} takesFocus={hasOpened}>
      <OpenMessageView
        message={open}
        accountId={accountId}
        onChanged={list.reload}
        onGone={close}
        onReplied={async () => {
          const next = nextNew(rows, open.id);
          if (next === undefined) await list.reload();
          else show(next.id);
        }}
      />
    </OpenMessageItem>
  );
  const items = rows.flatMap((message) => [
    <MessageRow
      key={message.id}
      message={message}
      isOpen={message.id === open?.id}
      href={listHref(list.path, { ...list.query, id: String(message.id) })}
      onOpen={() => show(message.id)}
      selection={selection}
    />,
    message.id === open?.id && view,
  ]);
  return (
    <ul className={styles.inbox} aria-label="Mensajes">
      {rows.length === 0 && <li className={styles.empty}>{empty}</li>}
      {/* one list, in which React moves the open message with its text instead of making it again */}
      {[!isAmongRows && view, ...items]}
      {open === null && (
        <li className={styles.none}>
          <p className="muted">Abre un mensaje para leerlo y responder. Abrirlo no cambia su estado.</p>
        </li>
      )}
    </ul>
  );
}

type MessageRowProps = {
  message: ContactMessage;
  isOpen: boolean;
  href: string;
  onOpen: () => void;
  selection: Selection<ContactMessage>;
};

function MessageRow({ message, isOpen, href, onOpen, selection }: MessageRowProps) {
  const { kind, label } = messageStateLooks[message.state];
  return (
    <li
      className={styles.row}
      data-new={message.state === 'new' || undefined}
      data-open={isOpen || undefined}
    >
      <RowTick row={message} name={message.subject} selection={selection} />
      <a
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a tab of its own
          event.preventDefault();
          onOpen();
        }}
      >
        <span className={styles.top}>
          <b>{message.name}</b>
          <SentWhen date={message.lastDate} />
        </span>
        <strong>{message.subject}</strong>
        <span className={styles.excerpt}>{message.message}</span>
        <span className={styles.tags}>
          <Tag kind={kind} icon={message.state === 'answered' ? 'check' : undefined}>
            {label}
          </Tag>
          {message.times > 1 && <Tag kind="off">Llegó {message.times} veces</Tag>}
        </span>
      </a>
    </li>
  );
}

function OpenMessageItem({
  takesFocus,
  children,
}: {
  takesFocus: { current: boolean };
  children: ReactNode;
}) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!takesFocus.current) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <li ref={place} tabIndex={-1} className={styles.open}>
      {children}
    </li>
  );
}

/** The time of arrival: a time today, a day this year, otherwise a date; in full as a tooltip. */
function SentWhen({ date }: { date: string }) {
  return (
    <time dateTime={date} title={`${shortDate(date)}, ${timeOfDay(date)}`} suppressHydrationWarning>
      {whenText(date, new Date().toISOString())}
    </time>
  );
}

function whenText(date: string, now: string): string {
  if (calendarDate(date) === calendarDate(now)) return timeOfDay(date);
  return calendarDate(date).slice(0, 4) === calendarDate(now).slice(0, 4)
    ? dayAndMonth(date)
    : shortDate(date);
}
