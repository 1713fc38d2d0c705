import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FieldNotes } from '../field.tsx';
import { Note } from '../note.tsx';
import { Prose } from '../prose.tsx';
import type { EditorSurfaceProps } from './editor-surface.tsx';
import styles from './rich-text.module.css';

export type RichTextProps = {
  label: string;
  /** The form's field: it carries the HTML. */
  name: string;
  /** HTML that was sanitised when it was saved. */
  defaultValue?: string;
  error?: string;
  hint?: ReactNode;
  /** What stands at the left of the foot about the text: its words, its minutes. */
  measure(text: string): string;
  /** What stands at the right of the foot: when the draft was kept. */
  note?: ReactNode;
  /** Less room, for a text of a paragraph or two. */
  short?: boolean;
};

/**
 * A text with headings, lists, quotes and links. Until the editor has been fetched the text stands there to be read;
 * the form's field carries it all the while.
 */
export function RichText({
  label,
  name,
  defaultValue = '',
  error,
  hint,
  measure,
  note,
  short,
}: RichTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const focusEditor = useRef<() => void>(() => undefined);
  const [text, setText] = useState<string | null>(null);
  const { Surface, hasFailed, retry } = useSurface();

  function carry(html: string, words: string) {
    setText(words);
    if (field.current === null) return;
    field.current.value = html;
    field.current.dispatchEvent(new Event('input', { bubbles: true })); // the form learns that it was written in
  }

  return (
    <div className={classNames(styles.field, short && styles.short)}>
      <label id={`${id}-label`} htmlFor={`${id}-field`} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        id={`${id}-field`}
        name={name}
        defaultValue={defaultValue}
        className="sr"
        tabIndex={-1}
        aria-hidden="true"
        onFocus={() => focusEditor.current()}
      />
      <div className={classNames(styles.frame, error !== undefined && styles.bad)}>
        {Surface ? (
          <Surface
            id={id}
            initialHtml={defaultValue}
            labelledBy={`${id}-label`}
            describedBy={classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)}
            isBad={error !== undefined}
            onChange={carry}
            onReady={(focus, words) => {
              focusEditor.current = focus;
              setText(words);
            }}
          />
        ) : (
          <>
            <div className={styles.bar} />
            <Prose html={defaultValue} className={styles.content} />
          </>
        )}
        {hasFailed && (
          <Note kind="bad" role="alert" className={styles.failure}>
            <p>
              El editor no se pudo abrir. Tu texto está a salvo: revisa tu internet y vuelve a intentarlo.
            </p>
            <Button kind="line" size="small" onClick={retry}>
              Volver a intentar
            </Button>
          </Note>
        )}
        <div className={styles.foot}>
          <span>{text === null ? 'Abriendo el editor…' : measure(text)}</span>
          <span>{note}</span>
        </div>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The editor itself, fetched once the screen is there; `hasFailed` when it could not be. */
function useSurface() {
  const [Surface, setSurface] = useState<ComponentType<EditorSurfaceProps> | null>(null);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./editor-surface.tsx').then(
      (module) => isGone || setSurface(() => module.EditorSurface),
      () => isGone || setFailedTry(tries),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return { Surface, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
