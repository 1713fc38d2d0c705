import { useEffect, useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useCall } from '../api/use-call.ts';
import type { BulkAction } from './bulk-action.ts';

type BulkQuestionProps<Row> = {
  /** The action to confirm; null = none. */
  action: BulkAction<Row> | null;
  rows: readonly Row[];
  /** '3 artículos' */
  counted: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: (choice: number, written: string) => void;
};

/** Asks for confirmation, a choice or a name before an action on several rows. */
export function BulkQuestion<Row>(props: BulkQuestionProps<Row>) {
  const { action, rows, counted, busy, onCancel, onConfirm } = props;
  return (
    <>
      <ConfirmDialog
        open={action?.ask !== undefined}
        title={action?.ask?.title ?? ''}
        body={action?.ask?.body(rows)}
        confirmLabel={action?.label ?? ''}
        danger={action?.danger ?? false}
        busy={busy}
        onConfirm={() => onConfirm(0, '')}
        onCancel={onCancel}
      />
      <Dialog
        open={action?.choices !== undefined || action?.field !== undefined}
        asksFirst={false}
        onClose={onCancel}
        title={`${action?.label ?? ''}: ${counted}`}
      >
        {action?.choices && (
          <ChoiceForm
            choices={action.choices}
            label={action.label}
            busy={busy}
            onCancel={onCancel}
            onConfirm={(choice) => onConfirm(choice, '')}
          />
        )}
        {action?.field && (
          <WrittenForm
            field={action.field}
            label={action.label}
            busy={busy}
            onCancel={onCancel}
            onConfirm={(written) => onConfirm(0, written)}
          />
        )}
      </Dialog>
    </>
  );
}

type AskedFormProps = Pick<BulkQuestionProps<never>, 'busy' | 'onCancel'> & { label: string };
type ChoiceFormProps = AskedFormProps & {
  choices: NonNullable<BulkAction<never>['choices']>;
  onConfirm: (choice: number) => void;
};

function ChoiceForm({ choices, label, busy, onCancel, onConfirm }: ChoiceFormProps) {
  const [options, setOptions] = useState<Awaited<ReturnType<typeof choices.load>>>([]);
  const [isMissing, setMissing] = useState(false);
  const { run } = useCall();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the question opens
  useEffect(() => void run(async () => setOptions(await choices.load())), []);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const choice = Number(new FormData(event.currentTarget).get('choice'));
        setMissing(choice === 0);
        if (choice !== 0) onConfirm(choice);
      }}
    >
      <SelectField
        label={choices.label}
        name="choice"
        placeholder="Seleccione"
        options={options}
        error={isMissing ? `Elige en la lista: ${choices.label}.` : undefined}
        data-focus-first
      />
      <AskedButtons label={label} busy={busy} onCancel={onCancel} />
    </form>
  );
}

type WrittenFormProps = AskedFormProps & {
  field: NonNullable<BulkAction<never>['field']>;
  onConfirm: (written: string) => void;
};

function WrittenForm({ field, label, busy, onCancel, onConfirm }: WrittenFormProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const written = String(new FormData(event.currentTarget).get('written') ?? '').trim();
        setMissing(written === '');
        if (written !== '') onConfirm(written);
      }}
    >
      {field.render({
        name: 'written',
        'data-focus-first': true,
        ...(isMissing && { error: field.missing }),
      })}
      <AskedButtons label={label} busy={busy} onCancel={onCancel} />
    </form>
  );
}

function AskedButtons({ label, busy, onCancel }: AskedFormProps) {
  return (
    <div className="row">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button kind="line" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
