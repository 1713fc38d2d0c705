import { useState } from 'react';
import type { PeopleImportLine } from '../../../contract/calls/people-import.ts';
import { type MendedField, peopleFieldLabels } from '../../../contract/calls/people-import-fields.ts';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { LineFrame } from './line-frame.tsx';
import styles from './people-import.module.css';
import { newLineText } from './people-import.rules.ts';
import type { LineChange } from './use-review-lines.ts';

type ReviewLineProps = {
  line: PeopleImportLine;
  sendsLetter: boolean;
  isBusy: boolean;
  onChange: (change: LineChange) => void;
};

const tags: Record<PeopleImportLine['kind'], { label: string; tint: TagKind }> = {
  problem: { label: 'Por arreglar', tint: 'no' },
  ask: { label: '¿La misma?', tint: 'wait' },
  existing: { label: 'Ya existe', tint: 'off' },
  new: { label: 'Nueva', tint: 'ok' },
  repeated: { label: 'Repetida', tint: 'off' },
  left: { label: 'Fuera', tint: 'off' },
};

/** A line of the list: the person, the outcome, and the fields to correct in place. */
export function ReviewLine({ line, sendsLetter, isBusy, onChange }: ReviewLineProps) {
  const { label, tint } = tags[line.kind];
  const problems = line.kind === 'problem' ? line.problems : [];
  const answered = (answer: LineChange['answer'], label: string, look: 'line' | 'text') => (
    <Button kind={look} size="small" busy={isBusy} onClick={() => onChange({ answer: answer ?? null })}>
      {label}
    </Button>
  );
  const isSettled = line.kind === 'new' || line.kind === 'existing' || line.kind === 'repeated';
  return (
    <LineFrame
      line={line}
      what={
        <>
          <Tag
            kind={tint}
            {...(line.kind === 'problem' ? { icon: 'alert' } : line.kind === 'new' ? { icon: 'plus' } : {})}
          >
            {label}
          </Tag>
          <span>
            {problems.length === 0 ? (
              newLineText(line, sendsLetter)
            ) : (
              <>
                Arréglala aquí o{' '}
                <button
                  type="button"
                  className={styles.linkButton}
                  disabled={isBusy}
                  onClick={() => onChange({ answer: 'leave' })}
                >
                  déjala fuera<span className="sr">: {line.fullname || `línea ${line.line}`}</span>
                </button>
                .
              </>
            )}
          </span>
          {line.kind === 'ask' && (
            <span className={styles.answers}>
              {answered('same', 'Es la misma', 'line')}
              {answered('other', 'Es otra', 'line')}
            </span>
          )}
          {line.kind === 'left' && answered(null, 'Volver a incluirla', 'text')}
          {line.isTouched && isSettled && answered('leave', 'Dejarla fuera', 'text')}
        </>
      }
    >
      {problems.length > 0 && <Mending line={line} onChange={onChange} />}
    </LineFrame>
  );
}

/** The fields with problems; each is saved when it is left with another value. */
function Mending({ line, onChange }: Pick<ReviewLineProps, 'line' | 'onChange'>) {
  const first = line.fullname.split(' ')[0] ?? '';
  return (
    <div className={styles.mend}>
      {line.problems.map(({ field, message }) => (
        <MendedValue
          key={`${field} ${message}`}
          field={field}
          label={first === '' ? peopleFieldLabels[field] : `${peopleFieldLabels[field]} de ${first}`}
          written={line.written[field] ?? ''}
          message={message}
          onMended={(value) => onChange({ values: { [field]: value } })}
        />
      ))}
    </div>
  );
}

function MendedValue(props: {
  field: MendedField;
  label: string;
  written: string;
  message: string;
  onMended: (value: string) => void;
}) {
  const { field, label, written, message, onMended } = props;
  const [value, setValue] = useState(written);
  const save = () => {
    if (value !== written) onMended(value);
  };
  return (
    <TextField
      label={label}
      error={message}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete="off"
      maxLength={300}
      value={value}
      placeholder={field === 'birthDate' ? 'dd/mm/aaaa' : undefined}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        save();
      }}
    />
  );
}
