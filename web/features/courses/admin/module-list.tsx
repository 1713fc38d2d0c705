import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { FieldNotes } from '../../../components/forms/field.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import type { EditorFacts } from '../../../components/rich-text/fact-node.ts';
import type { PickedImage } from '../../../components/rich-text/figure-node.ts';
import { useSortableRows } from '../../../components/table/use-sortable-rows.ts';
import { ModuleItem } from './module-item.tsx';
import styles from './module-list.module.css';
import { faultOf, type ListedModule } from './module-list.rules.ts';
import type { ModuleListState } from './use-module-list.ts';

type ModuleListProps = {
  list: ModuleListState;
  /** A course that was stored with an untitled first module may keep it so. */
  mayKeepUntitled: boolean;
  error: string | undefined;
  /** Changes when the form was sent and refused; the module with the fault then opens. */
  refusedAt: unknown;
  pickImage: () => Promise<PickedImage | null>;
  facts: EditorFacts;
};

/** The modules of a course: named and ordered, one at a time open in the editor. */
export function ModuleList({ list, mayKeepUntitled, error, refusedAt, pickImage, facts }: ModuleListProps) {
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [asked, ask] = useState<ListedModule | null>(null);
  const fault = error === undefined ? null : faultOf(list.modules, mayKeepUntitled);
  const wrongId = fault === null ? undefined : list.modules[fault.place]?.id;
  const sortable = useSortableRows({
    rows: list.modules,
    nameOf: (module) => module.title || `Módulo ${list.modules.indexOf(module) + 1}`,
    onMove: list.move,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form was sent, not while it is corrected
  useEffect(() => {
    if (wrongId !== undefined) list.open(wrongId);
  }, [refusedAt]);

  function remove(module: ListedModule): void {
    ask(null);
    list.remove(module.id);
    addButton.current?.focus();
  }
  function goToWrong(): void {
    const first = wrongId ?? list.modules[0]?.id;
    if (first === undefined) addButton.current?.focus();
    else if (first === list.openId) document.getElementById(titleId(first))?.focus();
    else list.open(first);
  }
  const titleId = (moduleId: number) => `${id}-title-${moduleId}`;

  return (
    <section className={styles.modules} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`} className={styles.label}>
        Módulos
      </h2>
      <textarea
        ref={list.field}
        name="ModuleList"
        defaultValue={list.initialText}
        className="sr"
        tabIndex={-1}
        aria-hidden="true"
        onFocus={goToWrong}
      />
      <div ref={sortable.frame}>
        <ul className={styles.list}>
          {list.modules.map((module, place) => (
            <ModuleItem
              key={module.id}
              module={module}
              place={place}
              titleId={titleId(module.id)}
              isOpen={module.id === list.openId}
              mayBeUntitled={mayKeepUntitled && place === 0}
              errors={fault?.place === place ? { [fault.part]: error } : {}}
              sortable={sortable}
              pickImage={pickImage}
              facts={facts}
              onToggle={() => list.open(module.id === list.openId ? null : module.id)}
              onChange={(changed) => list.change(module.id, changed)}
              onRemove={() => (module.title === '' && module.html === '' ? remove(module) : ask(module))}
            />
          ))}
        </ul>
        <p className="sr" role="status">
          {sortable.announcement}
        </p>
      </div>
      <FieldNotes
        id={id}
        error={fault === null ? error : undefined}
        hint={
          list.modules.length === 0
            ? 'Todavía no hay módulos.'
            : 'Quien lee el curso pasa de un módulo al siguiente, en este orden.'
        }
      />
      <Button ref={addButton} kind="soft" className={styles.add} onClick={list.add}>
        <Icon name="plus" />
        Agregar módulo
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title="Desea eliminar?"
        body={`El módulo «${asked?.title || 'sin título'}» y su texto dejan de estar en el curso cuando lo guardes.`}
        confirmLabel="Eliminar"
        danger
        onConfirm={() => asked && remove(asked)}
        onCancel={() => ask(null)}
      />
    </section>
  );
}
