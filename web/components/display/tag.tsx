import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './tag.module.css';

export type TagKind = 'plain' | 'ok' | 'off' | 'wait' | 'no' | 'info';

/** A state or a kind in a word or two. The tint only repeats the word. */
export function Tag({
  kind = 'plain',
  icon,
  className,
  children,
}: {
  /** null = `className` has the colours. */
  kind?: TagKind | null;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, kind && styles[kind], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
