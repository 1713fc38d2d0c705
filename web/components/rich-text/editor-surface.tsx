import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { calculatorChoices } from '../../../contract/calculators/calculator-placeholders.ts';
import { Callout } from '../display/callout.tsx';
import { classNames } from '../display/class-names.ts';
import { Button } from '../forms/button.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import prose from '../text/prose.module.css';
import { AltDialog } from './alt-dialog.tsx';
import { insertCalculator } from './calculator-node.ts';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type EditorFacts, Fact, placeFact, showFacts } from './fact-node.ts';
import { changeImage, insertImage, type PickedImage } from './figure-node.ts';
import { LinkDialog } from './link-dialog.tsx';
import type { PasteLoss } from './paste/paste.ts';
import { pasteProps } from './paste/paste-props.ts';
import styles from './rich-text.module.css';
import { readableHtml, storedHtml } from './stored-text.ts';
import type { ToolPrompts } from './tool.ts';

export type EditorHandle = {
  focus(): void;
  /** Replaces the text with safe HTML, or appends it. 'Deshacer' undoes it. */
  replace(html: string): void;
  append(html: string): void;
};

export type EditorSurfaceProps = {
  id: string;
  initialHtml: string;
  labelledBy: string;
  describedBy: string | undefined;
  isBad: boolean;
  /** Asks for an image of the portal. Without it the text takes no new ones. */
  pickImage?: (() => Promise<PickedImage | null>) | undefined;
  /** The country's facts. Without them the text takes none. */
  facts?: EditorFacts | undefined;
  /** False = the text takes no calculator. By default it takes some where it takes facts. */
  hasCalculators?: boolean | undefined;
  /** The text as HTML ('' when empty) and as plain text. */
  onChange(html: string, text: string): void;
  onReady(handle: EditorHandle, text: string): void;
};

/** The toolbar and the writing area. Loaded only when an editor is on the screen, because it is heavy. */
export function EditorSurface(props: EditorSurfaceProps) {
  const { id, initialHtml, labelledBy, describedBy, isBad, pickImage, facts, onChange, onReady } = props;
  const { hasCalculators = facts !== undefined } = props;
  const knownFacts = useRef(facts);
  knownFacts.current = facts;
  const [asked, setAsked] = useState<'link' | 'alt' | 'calculator' | null>(null);
  const [lost, setLost] = useState<readonly PasteLoss[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const kept = useRef('');
  const close = () => setAsked(null);
  const editor = useEditor({
    extensions: editorExtensions.map((extension) =>
      extension === Fact
        ? Fact.configure({ textOf: (name) => knownFacts.current?.textOf(name) ?? name })
        : extension,
    ),
    content: readableHtml(initialHtml),
    immediatelyRender: false,
    injectCSS: false, // the page's policy forbids injected styles; the style sheet beside has what the editor needs
    editorProps: {
      ...pasteProps(setLost),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') focusBar(frame);
        else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setAsked('link');
        else return false;
        event.preventDefault();
        return true;
      },
      attributes: {
        id,
        class: classNames(prose.prose, styles.content) ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-keyshortcuts': 'Alt+F10',
      },
    },
    onCreate: ({ editor: made }) => {
      kept.current = storedHtml(made.state.doc);
      onReady(handleOf(made), wordsOf(made));
    },
    onUpdate: ({ editor: changed }) => {
      const html = storedHtml(changed.state.doc);
      if (html === kept.current) return; // only the empty last line came or went
      kept.current = html;
      onChange(html, wordsOf(changed));
    },
  });
  useEffect(() => {
    const area = editor?.view.dom;
    if (area === undefined) return;
    if (isBad) area.setAttribute('aria-invalid', 'true');
    else area.removeAttribute('aria-invalid');
    area.setAttribute('aria-describedby', classNames(describedBy, `${id}-keys`) ?? '');
  }, [editor, isBad, describedBy, id]);
  useEffect(() => {
    if (editor !== null && facts !== undefined) showFacts(editor, facts);
  }, [editor, facts]);
  if (editor === null) return null;
  const ask: ToolPrompts = {
    link: () => setAsked('link'),
    alt: () => setAsked('alt'),
    image: () => void place(editor, pickImage),
    fact: () => void placeFact(editor, facts),
    calculator: () => setAsked('calculator'),
  };
  return (
    <div ref={frame} className={styles.surface}>
      <div className={styles.bar}>
        <EditorToolbar
          editor={editor}
          controls={id}
          sources={{ hasImages: pickImage !== undefined, hasFacts: facts !== undefined, hasCalculators }}
          ask={ask}
        />
        <PasteNote lost={lost} canPick={pickImage !== undefined} onClose={() => setLost([])} />
      </div>
      <p className="sr" id={`${id}-keys`}>
        Alt y F10 llevan a las herramientas; Escape vuelve al texto.
      </p>
      <EditorContent editor={editor} />
      <LinkDialog editor={editor} open={asked === 'link'} onClose={close} />
      <AltDialog editor={editor} open={asked === 'alt'} onClose={close} />
      <CalculatorDialog editor={editor} open={asked === 'calculator'} onClose={close} />
    </div>
  );
}

const wordsOf = (editor: Editor) => editor.getText({ blockSeparator: ' ' }).trim();

const focusBar = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();

const handleOf = (editor: Editor): EditorHandle => ({
  focus: () => editor.commands.focus(),
  replace: (html) => editor.commands.setContent(readableHtml(html)),
  append(html) {
    const { content, lastChild } = editor.state.doc;
    const isOpen = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0; // the empty last line
    const from = content.size - (isOpen ? lastChild.nodeSize : 0);
    editor.commands.insertContentAt({ from, to: content.size }, readableHtml(html));
  },
});

async function place(editor: Editor, pick: EditorSurfaceProps['pickImage']): Promise<void> {
  const isChange = editor.isActive('figure');
  const picked = await pick?.();
  if (!picked || editor.isDestroyed) return;
  if (isChange) changeImage(editor, picked);
  else insertImage(editor, picked);
}

type CalculatorDialogProps = { editor: Editor; open: boolean; onClose: () => void };

/** The calculators; pressing one inserts it. */
const CalculatorDialog = ({ editor, open, onClose }: CalculatorDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Poner una calculadora" asksFirst={false}>
    <p className="muted">
      Quien lee escribe sus datos en el texto y recibe la respuesta. En papel queda su dirección.
    </p>
    <ul className={styles.choices}>
      {calculatorChoices.map(({ placeholder, title }, place) => (
        <li key={placeholder}>
          <Button
            kind="text"
            data-focus-first={place === 0 ? '' : undefined}
            onClick={() => {
              onClose();
              insertCalculator(editor, placeholder);
            }}
          >
            {title}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);

type PasteNoteProps = { lost: readonly PasteLoss[]; canPick: boolean; onClose: () => void };

const lossTexts: Record<PasteLoss, string> = {
  images: 'Las imágenes no se pegan: agrégalas con el botón Imagen.',
  media: 'Los videos y las páginas de otros sitios no se pegan: enlázalos.',
  formulas: 'Las fórmulas no se pegan: escríbelas como texto o ponlas como imagen.',
  hidden: 'El texto que Word oculta no se pegó.',
};

/**
 * A note about what was not pasted, and how to add it. Its element is always on the page, so that the
 * note is read aloud.
 */
function PasteNote({ lost, canPick, onClose }: PasteNoteProps) {
  return (
    <div role="status">
      {lost.length > 0 && (
        <Callout kind="warn" icon="image" className={styles.pasteNote}>
          <p>
            {lost
              .map((kind) =>
                kind === 'images' && !canPick
                  ? 'Las imágenes no se pegan en este texto: se pegó solo lo escrito.'
                  : lossTexts[kind],
              )
              .join(' ')}
          </p>
          <IconButton icon="x" label="Cerrar" onClick={onClose} />
        </Callout>
      )}
    </div>
  );
}
