import { useRef, useState } from 'react';
import type { PeopleImportLine } from '../../../contract/people-import/calls.ts';
import { type MendedField, peopleFieldLabels } from '../../../contract/people-import/fields.ts';
import { Tag, type TagKind } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { LineFrame } from './line-frame.tsx';
import styles from './people-import.module.css';
import { newLineText } from './people-import.rules.ts';
import type { LineAnswer, LineChange } from './use-review-lines.ts';

type ReviewLineProps = {
  line: PeopleImportLine;
  sendsLetter: boolean;
  isBusy: boolean;
  /** Saves a change, at once or together with the next. */
  onChange: (change: LineChange) => Promise<boolean>;
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
  const { run, isBusy: isAnswering } = useCall();
  const { label, tint } = tags[line.kind];
  const problems = line.kind === 'problem' ? line.problems : [];
  const send = (answer: LineAnswer) =>
    void run(async () => {
      await onChange({ answer });
    });
  const answered = (answer: LineAnswer, label: string, look: 'line' | 'text') => (
    <Button kind={look} size="small" busy={isBusy || isAnswering} onClick={() => send(answer)}>
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
                  disabled={isBusy || isAnswering}
                  onClick={() => send('leave')}
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
      {problems.length > 0 && line.accountId !== null && (
        <Restoring id={line.accountId} name={line.fullname} onChange={onChange} />
      )}
    </LineFrame>
  );
}

/** Restores the person of the Papelera whose e-mail, username or document the line has; it is judged anew then. */
function Restoring({ id, name, onChange }: { id: number; name: string } & Pick<ReviewLineProps, 'onChange'>) {
  const api = useApi();
  const { run, isBusy } = useCall();
  return (
    <Button
      kind="line"
      size="small"
      busy={isBusy}
      onClick={() =>
        void run(async () => {
          await api.papelera.restore({ Type: 'Persona', Id: id });
          await onChange({ answer: null });
        })
      }
    >
      Restaurar su cuenta<span className="sr">: {name}</span>
    </Button>
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
          onMended={(value) => void onChange({ values: { [field]: value } })}
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
  /** The last text that was sent: its answer may be on its way, and a refused one is sent again by the queue. */
  const sent = useRef(written);
  function save(): void {
    if (value === sent.current) return;
    sent.current = value;
    onMended(value);
  }
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
