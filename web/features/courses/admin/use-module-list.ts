import { type RefObject, useRef, useState } from 'react';
import type { NamedModule } from '../../../../contract/calls/course-modules.ts';
import { moveRow } from '../../../components/table/sortable-rows.rules.ts';
import { type ListedModule, modulesOfText, textOfModules } from './module-list.rules.ts';

export interface ModuleListState {
  modules: readonly ListedModule[];
  /** The one whose editor is open: a single one, so that a phone bears it. */
  openId: number | null;
  open(id: number | null): void;
  change(id: number, changed: Partial<NamedModule>): void;
  add(): void;
  move(from: number, to: number): void;
  remove(id: number): void;
  /** The form's field that carries the list. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the field begins with. */
  initialText: string;
}

/** The modules of the form's list; its field has them at every moment, so that a draft can be kept. */
export function useModuleList(initialText: string): ModuleListState {
  const [initial] = useState(() => modulesOfText(initialText).map((module, id) => ({ ...module, id })));
  const [modules, setModules] = useState<readonly ListedModule[]>(initial);
  const latest = useRef<readonly ListedModule[]>(initial);
  const nextId = useRef(initial.length);
  const field = useRef<HTMLTextAreaElement>(null);
  const [openId, setOpenId] = useState<number | null>(initial.length === 1 ? 0 : null);

  function carry(next: readonly ListedModule[]): void {
    latest.current = next;
    setModules(next);
    if (field.current !== null) field.current.value = textOfModules(next);
  }
  function tell(next: readonly ListedModule[]): void {
    carry(next);
    field.current?.dispatchEvent(new Event('input', { bubbles: true })); // the form learns that it was changed
  }

  return {
    modules,
    openId,
    open: setOpenId,
    change(id, changed) {
      tell(latest.current.map((module) => (module.id === id ? { ...module, ...changed } : module)));
    },
    add() {
      const id = nextId.current;
      nextId.current += 1;
      tell([...latest.current, { id, title: '', html: '' }]);
      setOpenId(id);
    },
    move: (from, to) => tell(moveRow(latest.current, from, to)),
    remove: (id) => tell(latest.current.filter((module) => module.id !== id)),
    field,
    initialText,
  };
}
