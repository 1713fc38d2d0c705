import type { ComponentPropsWithRef } from 'react';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const signs: Record<CalloutKind, IconName> = {
  info: 'info',
  warn: 'alert',
  bad: 'alert',
  ok: 'check-circle',
};

export type CalloutKind = 'info' | 'warn' | 'bad' | 'ok';

/**
 * A message that stays on the page, with an icon and a tint. Give `role="status"` or "alert" if it appears
 * later.
 */
export function Callout({
  kind = 'info',
  icon,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & { kind?: CalloutKind; icon?: IconName }) {
  return (
    <div {...rest} className={classNames(styles.note, styles[kind], className)}>
      <Icon name={icon ?? signs[kind]} />
      <div>{children}</div>
    </div>
  );
}
