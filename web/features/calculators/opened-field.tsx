import { type FormEvent, useEffect, useState } from 'react';
import type { CalculatorField } from '../../../contract/pension/fields.ts';
import { Button } from '../../components/forms/button.tsx';
import { fieldId, QuestionField } from '../../lib/calculators/question-field.tsx';

interface OpenedFieldProps {
  field: CalculatorField;
  value: string;
  currency: string;
  /** The reason why a value cannot be used; undefined = it can. */
  wrongIn(value: string): string | undefined;
  onDone(value: string): void;
}

/** The field behind a supposition, in its place: the answer changes once 'Listo' is pressed. */
export function OpenedField({ field, value, currency, wrongIn, onDone }: OpenedFieldProps) {
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const { name } = field;
  useEffect(() => document.getElementById(fieldId(name))?.focus(), [name]);

  function finish(event: FormEvent): void {
    event.preventDefault();
    const wrong = wrongIn(draft);
    setError(wrong);
    if (wrong === undefined) onDone(draft);
    else document.getElementById(fieldId(name))?.focus();
  }

  return (
    <form noValidate onSubmit={finish} data-noprint>
      <QuestionField
        field={field}
        value={draft}
        error={error}
        currency={currency}
        onChange={(_, next) => setDraft(next)}
      />
      <Button type="submit" kind="line" size="small">
        Listo
      </Button>
    </form>
  );
}
