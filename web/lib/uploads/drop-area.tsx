import {
  type ChangeEvent,
  type DragEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { classNames } from '../../components/display/class-names.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';
import type { ControlProps } from '../../components/forms/field.tsx';
import styles from './drop-area.module.css';

type DropAreaProps = {
  control: ControlProps;
  input: RefObject<HTMLInputElement | null>;
  name: string;
  accept: string;
  icon: IconName;
  /** A noun such as 'una imagen', 'un archivo'. */
  noun: string;
  onInput?: (event: FormEvent) => void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  /** The chosen file, instead of the invitation. It contains a label of the input for choosing another. */
  children?: ReactNode;
  'data-focus-first'?: boolean;
};

/** A real file input, as large as the drop area. Once a file is chosen, its label stands in for it. */
export function DropArea({ control, input, icon, noun, children, ...rest }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  useMissedDrops();
  useEffect(() => {
    if (input.current?.files?.length) announce(input.current); // chosen before hydration
  }, [input]);
  const isChosen = Boolean(children);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && input.current !== null) choose(input.current, file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside works for everybody
    <div
      className={classNames(
        styles.area,
        isChosen && styles.chosen,
        isOver && styles.over,
        control['aria-invalid'] && styles.bad,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <input
        {...rest}
        ref={input}
        type="file"
        id={control.id}
        className={isChosen ? 'sr' : styles.whole}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
      />
      {isChosen ? (
        children
      ) : (
        <span className={styles.invite}>
          <Icon name={icon} />
          <span className={styles.byDrop}>
            Arrastra {noun} aquí o <b>elige en tu equipo</b>
          </span>
          <b className={styles.byChoice}>Elegir {noun}</b>
        </span>
      )}
    </div>
  );
}

/** Puts a dropped file into the input, as if it had been chosen there. */
function choose(input: HTMLInputElement, file: File): void {
  const hand = new DataTransfer();
  hand.items.add(file);
  input.files = hand.files;
  announce(input);
}

function announce(input: HTMLInputElement): void {
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Catches files dropped beside the area: the browser would open them instead of the page, with all its
 * unsaved text.
 */
function useMissedDrops(): void {
  useEffect(() => {
    const preventDrop = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, preventDrop);
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, preventDrop);
    };
  }, []);
}
