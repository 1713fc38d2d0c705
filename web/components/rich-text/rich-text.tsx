import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Callout } from '../display/callout.tsx';
import { classNames } from '../display/class-names.ts';
import { Button } from '../forms/button.tsx';
import { FieldNotes } from '../forms/field.tsx';
import { Prose } from '../text/prose.tsx';
import type { EditorHandle, EditorSurfaceProps } from './editor-surface.tsx';
import type { EditorFacts } from './fact-node.ts';
import type { PickedImage } from './figure-node.ts';
import styles from './rich-text.module.css';

/**
 * For the surrounding form: inserts a text from elsewhere, such as an imported document. Give it as `ref`.
 */
export type RichTextHandle = {
  /** Replaces the text with sanitised HTML, or appends it. In the open editor 'Deshacer' undoes it. */
  replace(html: string): void;
  append(html: string): void;
  isEmpty(): boolean;
};

export type RichTextProps = {
  ref?: Ref<RichTextHandle>;
  label: string;
  /**
   * The name of the form field that carries the HTML. Without one the form does not send it, and `onWritten`
   * receives it.
   */
  name?: string;
  /** Receives the HTML after each change, before the form does. */
  onWritten?: (html: string) => void;
  /** HTML that was sanitised when it was saved. */
  defaultValue?: string;
  error?: string;
  hint?: ReactNode;
  /** Asks for an image of the portal. Without it the image tool is not shown. */
  pickImage?: () => Promise<PickedImage | null>;
  /** The country's facts, which the text can print. Without them the tool is not shown. */
  facts?: EditorFacts;
  /** False = the text prints facts, and takes no calculator. */
  hasCalculators?: boolean;
  /** Text at the left of the footer, such as the number of words. */
  measure(text: string): string;
  /** Text at the right of the footer, such as the time of the last draft. */
  note?: ReactNode;
  /** Smaller, for a text of a paragraph or two. */
  short?: boolean;
};

/**
 * A text with headings, lists, quotes, links, tables and images. Until the editor has loaded, the text can be read and
 * the form's field carries it.
 */
export function RichText(props: RichTextProps) {
  const { ref, label, name, defaultValue = '', error, hint, measure, note, short } = props;
  const { pickImage, facts, hasCalculators } = props;
  const written = useRef(props.onWritten);
  written.current = props.onWritten;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle | null>(null);
  const [start, setStart] = useState(defaultValue);
  const [text, setText] = useState<string | null>(null);
  const { Surface, hasFailed, retry } = useSurface();

  const carry = useCallback((html: string) => {
    if (field.current === null) return;
    field.current.value = html;
    written.current?.(html);
    field.current.dispatchEvent(new Event('input', { bubbles: true })); // the form hears of the change
  }, []);

  useImperativeHandle(ref, () => {
    const written = () => field.current?.value ?? '';
    const put = (html: string) => {
      carry(html);
      setStart(html); // the editor still loads: it begins with this text
    };
    return {
      replace: (html) => (editor.current ? editor.current.replace(html) : put(html)),
      append: (html) => (editor.current ? editor.current.append(html) : put(written() + html)),
      isEmpty: () => written().trim() === '',
    };
  }, [carry]);

  return (
    <div className={classNames(styles.field, short && styles.short)}>
      <label id={`${id}-label`} htmlFor={Surface ? `${id}-field` : undefined} className={styles.label}>
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
        onFocus={() => editor.current?.focus()}
      />
      <div className={classNames(styles.frame, error !== undefined && styles.bad)}>
        {Surface ? (
          <Surface
            id={id}
            initialHtml={start}
            labelledBy={`${id}-label`}
            describedBy={classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`)}
            isBad={error !== undefined}
            pickImage={pickImage}
            facts={facts}
            hasCalculators={hasCalculators}
            onChange={(html, words) => {
              setText(words);
              carry(html);
            }}
            onReady={(handle, words) => {
              editor.current = handle;
              setText(words);
            }}
          />
        ) : (
          <>
            <div className={styles.bar} />
            <Prose html={start} className={styles.content} />
          </>
        )}
        {hasFailed && (
          <Callout kind="bad" role="alert" className={styles.failure}>
            <p>
              El editor no se pudo abrir. Tu texto está a salvo: revisa tu internet y vuelve a intentarlo.
            </p>
            <Button kind="line" size="small" onClick={retry}>
              Volver a intentar
            </Button>
          </Callout>
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

/** The editor component, loaded once the screen is there. `hasFailed`: it could not be loaded. */
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
