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
  kind?: TagKind;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[kind], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
