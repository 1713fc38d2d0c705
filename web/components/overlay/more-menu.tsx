import { type FocusEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './more-menu.module.css';

type MoreMenuProps = {
  /** What the buttons in it are about, read aloud: 'Más: Entiende tu cuenta individual'. */
  subject: string;
  /** IconButtons, which say their label here. */
  children: ReactNode;
};

/**
 * 'Más': the rare things that can be done to a row, in a small window beside the button. Esc, a press elsewhere and
 * the focus going on close it; so does a press in it.
 */
export function MoreMenu({ subject, children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const placeNow = () => panel.current && button.current && place(panel.current, button.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads only the elements
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
      <IconButton ref={button} icon="more" label="Más" subject={subject} popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons in it, and that is a click, too */}
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
        {children}
      </fieldset>
    </>
  );
}

/** Under the button or over it, wherever there is more room; it scrolls with the page. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isOver = bottom > innerHeight * 0.6;
  const isLeftward = right > innerWidth / 2;
  panel.style.top = `${(isOver ? top : bottom) + scrollY}px`;
  panel.style.left = `${(isLeftward ? right : left) + scrollX}px`;
  panel.style.translate = `${isLeftward ? '-100%' : '0'} ${isOver ? '-100%' : '0'}`;
  panel.dataset['placed'] = '';
}
