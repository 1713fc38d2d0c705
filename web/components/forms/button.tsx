import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../display/class-names.ts';
import { ClosedScreens } from '../display/closed-screens.tsx';
import styles from './button.module.css';

type ButtonKind = 'brand' | 'sun' | 'line' | 'soft' | 'text' | 'danger' | 'dangerLine' | 'onBand';

type Look = {
  /** `sun` is the one prominent button of a screen for readers; administration has `brand` alone. Default `brand`. */
  kind?: ButtonKind;
  size?: 'normal' | 'small';
  wide?: boolean;
  /** Work is under way: the button shows a spinner and ignores presses. */
  busy?: boolean;
  /** The reason why the button is blocked, written beside it and tied to it. The button stays focusable. */
  disabledReason?: string;
  /** Called when a blocked button is pressed, for instance to show the reason in a toast. */
  onBlocked?: () => void;
};

export type ButtonProps = Look &
  (
    | ({ href?: undefined } & ComponentPropsWithRef<'button'>)
    | ({ href: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>)
  );

/**
 * A button, or with `href` a link that looks like one, which is left out where it leads to a closed screen. A button
 * submits only with `type="submit"`.
 */
export function Button(props: ButtonProps) {
  const { kind = 'brand', size, wide, busy, disabledReason, onBlocked, className, children, ...rest } = props;
  const reasonId = useId();
  const isClosed = useContext(ClosedScreens);
  if (rest.href !== undefined && isClosed(rest.href)) return null;
  const isBlocked = Boolean(busy || disabledReason);
  const shared = {
    className: classNames(
      styles.button,
      styles[kind],
      size === 'small' && styles.small,
      wide && styles.wide,
      className,
    ),
    'aria-disabled': isBlocked || undefined,
    'aria-busy': busy || undefined,
    'aria-describedby': disabledReason ? reasonId : rest['aria-describedby'],
  };
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    onBlocked?.();
  };
  const content = (
    <>
      {busy && <Spinner />}
      {children}
    </>
  );
  let control: ReactNode;
  if (rest.href === undefined) {
    // a blocked button is no submit button, so Enter in a field does not send the form either
    control = (
      <button
        {...rest}
        {...shared}
        type={isBlocked ? 'button' : (rest.type ?? 'button')}
        onClick={isBlocked ? refuse : rest.onClick}
      >
        {content}
      </button>
    );
  } else if (isBlocked) {
    // a blocked link is announced as a button that cannot be pressed
    control = (
      <button {...shared} type="button" id={rest.id} aria-label={rest['aria-label']} onClick={refuse}>
        {content}
      </button>
    );
  } else {
    control = (
      <a {...rest} {...shared}>
        {content}
      </a>
    );
  }
  if (!disabledReason) return control;
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {control}
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

function Spinner() {
  return (
    <svg className={styles.wheel} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="100" strokeDasharray="70 30" />
    </svg>
  );
}
