import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../display/class-names.ts';
import { Icon, type IconName } from '../display/icon.tsx';
import styles from './icon-button.module.css';

type Look = {
  icon: IconName;
  /** What it does, one word if possible: the tooltip, and the visible text inside a table's card on a phone. */
  label: string;
  /** What it does it to, read aloud after the label: 'Editar: Entiende tu cuenta individual'. */
  subject?: string;
  danger?: boolean;
  /** Why it cannot be pressed now: in the tooltip and read aloud; the button stays reachable. */
  disabledReason?: string;
  /** Called when such a button is pressed, to say the reason. */
  onBlocked?: () => void;
};

export type IconButtonProps = Look &
  (
    | ({ href?: undefined } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'>)
  );

/** A button (with `href`, a link) that shows only a sign, 44 px at least, with a name for readers and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, subject, danger, disabledReason, onBlocked, className, ...rest } = props;
  const name = subject ? `${label}: ${subject}` : label;
  const shared = {
    className: classNames(styles.button, danger && styles.danger, className),
    'aria-label': disabledReason ? `${name}. ${disabledReason}` : name,
    title: disabledReason ? `${label}: ${disabledReason}` : label,
  };
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (disabledReason) {
    return (
      <button {...shared} type="button" aria-disabled onClick={onBlocked}>
        {content}
      </button>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...shared}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...shared}>
      {content}
    </button>
  );
}
