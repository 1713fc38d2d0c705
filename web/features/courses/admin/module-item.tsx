import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type NamedModule, namedModule } from '../../../../contract/courses/modules.ts';
import { counted } from '../../../../contract/text/counted.ts';
import { classNames } from '../../../components/display/class-names.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { TitleField } from '../../../components/forms/title-field.tsx';
import type { EditorFacts } from '../../../components/rich-text/fact-node.ts';
import type { PickedImage } from '../../../components/rich-text/figure-node.ts';
import { RichText } from '../../../components/rich-text/rich-text.tsx';
import { DragHandle, MoveButtons } from '../../../components/table/sortable-rows.tsx';
import type { SortableRows } from '../../../components/table/use-sortable-rows.ts';
import { tooLong } from '../../../lib/forms/too-long.ts';
import { useTextMeasure } from '../../../lib/terms/use-text-measure.ts';
import styles from './module-list.module.css';
import type { ListedModule } from './module-list.rules.ts';

type ModuleItemProps = {
  module: ListedModule;
  /** From 0. */
  place: number;
  titleId: string;
  isOpen: boolean;
  /** The first module of a stored course has no title and may stay so. */
  mayBeUntitled: boolean;
  errors: { title?: string | undefined; text?: string | undefined };
  sortable: SortableRows<ListedModule>;
  pickImage: () => Promise<PickedImage | null>;
  facts: EditorFacts;
  onToggle: () => void;
  onChange: (changed: Partial<NamedModule>) => void;
  onRemove: () => void;
};

/** A module in the list: its line and, while it is open, its name and the editor. */
export function ModuleItem(props: ModuleItemProps) {
  const { module, place, titleId, isOpen, errors, sortable, onToggle, onRemove } = props;
  const name = sortable.nameOf(module);
  const words = wordsOf(module.html);
  return (
    <li className={classNames(styles.item, Object.keys(errors).length > 0 && styles.bad)} data-sortable>
      <div className={styles.head}>
        {sortable.count > 1 && <DragHandle sortable={sortable} row={module} />}
        <h3 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${titleId}-body` : undefined}
            onClick={onToggle}
          >
            <span className={styles.number}>{place + 1}</span>
            <span className={styles.name}>
              {module.title || <span className="muted">Sin título</span>}
              <span className={styles.words}>{words}</span>
            </span>
            <Icon name="chevron-down" />
          </button>
        </h3>
        <div className={styles.tools}>
          <MoveButtons sortable={sortable} list={{ isWhole: true }} row={module} />
          <IconButton icon="trash" label="Quitar" subject={name} danger onClick={onRemove} />
        </div>
      </div>
      {isOpen && <ModuleBody {...props} />}
    </li>
  );
}

function ModuleBody({ module, titleId, mayBeUntitled, errors, pickImage, facts, onChange }: ModuleItemProps) {
  const body = useRef<HTMLDivElement>(null);
  const measure = useTextMeasure();
  const title = useRef<HTMLTextAreaElement>(null);
  const hydrated = useRef({ title: module.title, onChange });
  useFocusOnOpen(body, title);
  useEffect(() => {
    // text written before hydration
    const { title: known, onChange: change } = hydrated.current;
    if (title.current !== null && title.current.value !== known) change({ title: title.current.value });
  }, []);
  return (
    <div ref={body} id={`${titleId}-body`} className={styles.body}>
      <TitleField
        ref={title}
        id={titleId}
        label="Título del módulo"
        defaultValue={module.title}
        error={errors.title ?? tooLong(namedModule._zod.def.shape.title, module.title) ?? undefined}
        hint={mayBeUntitled ? 'Este módulo vino sin título. Ponle uno, o déjalo así.' : undefined}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <RichText
        label="Contenido del módulo"
        defaultValue={module.html}
        error={errors.text}
        pickImage={pickImage}
        measure={measure}
        facts={facts}
        onWritten={(html) => onChange({ html })}
      />
    </div>
  );
}

/**
 * Scrolls a module into view and focuses its title when a press opens it. A module that is open from the
 * start stays where it is.
 */
function useFocusOnOpen(
  body: RefObject<HTMLDivElement | null>,
  title: RefObject<HTMLTextAreaElement | null>,
): void {
  useLayoutEffect(() => {
    const toggle = body.current?.parentElement?.querySelector('[aria-expanded]');
    if (body.current?.closest('section')?.contains(document.activeElement) !== true) return;
    toggle?.scrollIntoView({ block: 'nearest' });
    if (title.current?.value === '') title.current.focus();
  }, [body, title]);
}

function wordsOf(html: string): string {
  const count = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  if (count === 0) return 'Sin texto';
  return counted(count, 'palabra', 'palabras');
}
