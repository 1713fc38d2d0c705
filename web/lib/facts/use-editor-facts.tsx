import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { missingFact } from '../../../contract/facts/values.ts';
import { folded } from '../../../contract/text/folded.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import type { EditorFacts } from '../../components/rich-text/fact-node.ts';
import { useApi } from '../api/api-context.ts';
import { useCall } from '../api/use-call.ts';
import { useDialogAnswer } from '../page/use-dialog-answer.tsx';
import styles from './fact-dialog.module.css';

/**
 * The country's facts for the editor: their values, and a dialog that asks for one. They are read once a text names one, or
 * somebody asks for one.
 */
export function useEditorFacts(...texts: readonly (string | undefined)[]): {
  facts: EditorFacts;
  dialog: ReactNode;
} {
  const api = useApi();
  const { run } = useCall();
  const [known, setKnown] = useState<readonly ParameterShown[]>([]);
  const { isOpen, ask, dialog } = useDialogAnswer<string>((done) => (
    <FactDialog known={known} onDone={done} />
  ));
  const isNeeded = isOpen || texts.some((text) => text?.includes('<data value='));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are read once
  useEffect(() => {
    if (isNeeded && known.length === 0) void run(async () => setKnown((await api.parameter.get({})).data));
  }, [isNeeded]);
  const facts = useMemo<EditorFacts>(
    () => ({
      textOf: (name) =>
        known.find((fact) => fact.name === name)?.text || (known.length === 0 ? name : missingFact),
      pick: ask,
    }),
    [known, ask],
  );
  return { facts, dialog };
}

/** The facts that a few letters find, by their name or their value; a press chooses one. */
function FactDialog({
  known,
  onDone,
}: {
  known: readonly ParameterShown[];
  onDone(name: string | null): void;
}) {
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const found = known.filter(({ label, group, text }) =>
    folded(`${label} ${group} ${text}`).includes(wanted),
  );
  return (
    <Dialog open onClose={() => onDone(null)} title="Poner un dato del país" asksFirst={false}>
      <TextField
        label="Buscar un dato"
        hint="El texto muestra siempre el valor de hoy: si el dato cambia, cambia aquí también."
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        autoComplete="off"
        data-focus-first
      />
      <p className="sr" role="status">
        {found.length === 1 ? '1 dato' : `${found.length} datos`}
      </p>
      {found.length === 0 && <p className="muted">Ningún dato se llama así.</p>}
      <ul className={styles.facts}>
        {found.map(({ name, label, text }) => (
          <li key={name}>
            <Button kind="text" onClick={() => onDone(name)}>
              {label}
            </Button>
            <small>{text === '' ? missingFact : text}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
