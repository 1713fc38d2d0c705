import { type RefObject, useRef, useState } from 'react';
import type { NamedModule } from '../../../../contract/courses/modules.ts';
import { moveRow } from '../../../components/table/sortable-rows.rules.ts';
import { type ListedModule, modulesOfText, textOfModules } from './module-list.rules.ts';

export interface ModuleListState {
  modules: readonly ListedModule[];
  /** The module whose editor is open. Only one is, so that a phone can cope. */
  openId: number | null;
  open(id: number | null): void;
  change(id: number, changed: Partial<NamedModule>): void;
  add(): void;
  move(from: number, to: number): void;
  remove(id: number): void;
  /** The form field with the whole list. */
  field: RefObject<HTMLTextAreaElement | null>;
  initialText: string;
}

/** The modules of the form's list. The field is always up to date, so that a draft can be saved. */
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
    field.current?.dispatchEvent(new Event('input', { bubbles: true })); // the form hears of the change
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
