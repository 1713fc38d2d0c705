import { type ComponentPropsWithRef, useContext } from 'react';
import { classNames } from '../display/class-names.ts';
import { ClosedScreens } from '../display/closed-screens.tsx';
import { Icon, type IconName } from '../display/icon.tsx';
import styles from './icon-button.module.css';

type Look = {
  icon: IconName;
  /** The action, in one word if possible: the tooltip, and the visible text in a table's card on a phone. */
  label: string;
  /** The object of the action, read aloud after the label: 'Editar: Entiende tu cuenta individual'. */
  subject?: string;
  danger?: boolean;
  /** Shows the label beside the icon. */
  worded?: boolean;
  /** In a list with little room it shows the icon alone, because every row has the same button. */
  terse?: boolean;
  /**
   * The reason why the button is disabled, shown in the tooltip and read aloud. The button stays focusable.
   */
  disabledReason?: string;
  /** Called when a disabled button is pressed, to show the reason. */
  onBlocked?: () => void;
};

export type IconButtonProps = Look &
  (
    | ({ href?: undefined } & Omit<ComponentPropsWithRef<'button'>, 'children'>)
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'>)
  );

/**
 * A button (with `href`, a link) that shows only an icon. It is 44 px at least and has a name and a tooltip.
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, subject, danger, worded, terse, disabledReason, onBlocked, className, ...rest } =
    props;
  const isClosed = useContext(ClosedScreens);
  if (rest.href !== undefined && isClosed(rest.href)) return null;
  const name = subject ? `${label}: ${subject}` : label;
  const shared = {
    className: classNames(
      styles.button,
      danger && styles.danger,
      worded && styles.worded,
      terse && styles.terse,
      className,
    ),
    'aria-label': disabledReason ? `${name}. ${disabledReason}` : name,
    title: disabledReason ? `${label}: ${disabledReason}` : worded ? undefined : label,
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
