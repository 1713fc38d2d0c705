import { type FocusEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './more-menu.module.css';

type MoreMenuProps = {
  /** Beside the buttons of a screen's title, whose shape it takes. */
  isInHead?: boolean;
  /** The subject of the buttons, read aloud: 'Más: Entiende tu cuenta individual'. */
  subject: string;
  /** IconButtons; in this menu they show their labels. */
  children: ReactNode;
};

/**
 * 'Más': the rare actions on a row, in a small panel beside the button. Esc, a press outside, moving the
 * focus out and a press on an action close it.
 */
export function MoreMenu({ subject, isInHead, children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const placeNow = () => panel.current && button.current && place(panel.current, button.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions it calls read only the elements
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('resize', placeNow); // a phone is turned, a table becomes cards
    return () => removeEventListener('resize', placeNow);
  }, [isOpen]);

  function onBeforeToggle({ newState }: ToggleEvent<HTMLElement>): void {
    setOpen(newState === 'open');
    if (newState === 'open') placeNow();
  }
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    const isInside = relatedTarget === button.current || currentTarget.contains(relatedTarget);
    if (relatedTarget !== null && !isInside) currentTarget.hidePopover();
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        label="Más"
        worded
        terse
        subject={subject}
        popoverTarget={id}
        className={isInHead ? styles.inHead : undefined}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons inside, and each press is a click too */}
      <fieldset
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        aria-label={`Más: ${subject}`}
        onBeforeToggle={onBeforeToggle}
        onBlur={onBlur}
        onClick={() => panel.current?.hidePopover()}
      >
        <legend className="sr">Más acciones</legend>
        {children}
      </fieldset>
    </>
  );
}

/** Places the panel under or over the button, wherever there is more room. It scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isOver = bottom > innerHeight * 0.6;
  panel.style.top = `${(isOver ? top : bottom) + scrollY}px`;
  panel.style.translate = `0 ${isOver ? '-100%' : '0'}`;
  // from the side on which the button lies: a window that becomes narrower never pushes the panel out of it
  const isOnRight = right > width / 2;
  panel.style.right = isOnRight ? `${width - right}px` : 'auto';
  panel.style.left = isOnRight ? 'auto' : `${left}px`;
  panel.dataset['placed'] = '';
}
