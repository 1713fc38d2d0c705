import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './tabs.module.css';

type Tab = { href: string; label: string };

type TabsProps = {
  /** The name of the choice, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** The id of the panel that shows what belongs to the current tab. */
  panel: string;
  /** The tabs are on the green band. */
  onBand?: boolean;
  className?: string;
  /** Shows a tab without following its link. The address still works in another window. */
  onChoose?: (href: string) => void;
};

/** A longer name may take two lines on a phone. */
const longName = 14;

/** Tabs that are links. Left, right, Home and End move the focus; Enter follows the link. */
export function Tabs({ label, tabs, current, panel, onBand, className, onChoose }: TabsProps) {
  function choose(event: MouseEvent, href: string) {
    if (onChoose === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(href);
  }
  return (
    <div
      className={classNames(styles.tabs, onBand && styles.onBand, className)}
      role="tablist"
      aria-label={label}
      data-band={onBand || undefined}
    >
      {tabs.map((tab) => (
        <a
          key={tab.href}
          role="tab"
          href={tab.href}
          aria-selected={tab.href === current}
          aria-controls={tab.href === current ? panel : undefined}
          data-handled={onChoose === undefined ? undefined : ''}
          data-long={tab.label.length > longName || undefined}
          onClick={(event) => choose(event, tab.href)}
          onKeyDown={moveFocus}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const here = tabs.indexOf(event.currentTarget);
  const target = {
    ArrowRight: (here + 1) % tabs.length,
    ArrowLeft: (here - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
