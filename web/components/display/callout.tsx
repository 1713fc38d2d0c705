import type { ComponentPropsWithRef } from 'react';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** Icons that differ from the default alert icon. */
const signs: Partial<Record<CalloutKind, IconName>> = { info: 'info', ok: 'check-circle' };

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
      <Icon name={icon ?? signs[kind] ?? 'alert'} />
      <div>{children}</div>
    </div>
  );
}

type FailureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  kind?: CalloutKind;
  /** The reason of a failure; null or undefined = none. */
  message: string | null | undefined;
};

/** A refusal that stays on the page and is read out when it appears; nothing without a message. */
export function Failure({ kind = 'bad', message, ...rest }: FailureProps) {
  return (
    message && (
      <Callout {...rest} kind={kind} role="alert">
        {message}
      </Callout>
    )
  );
}
