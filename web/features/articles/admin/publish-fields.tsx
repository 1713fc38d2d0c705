import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../components/display/class-names.ts';
import { Checkbox } from '../../../components/forms/checkbox.tsx';
import fieldStyles from '../../../components/forms/field.module.css';
import { TextField } from '../../../components/forms/text-field.tsx';
import type { FormTexts } from '../../../lib/form-texts.ts';
import { localMinute, zoneName } from '../../../lib/format.ts';
import type { FormState } from '../../../lib/forms/use-form.ts';
import styles from './publish-fields.module.css';

const states = [
  { key: 'published', label: 'Publicado', published: 'true', hint: 'Lo ven todos desde que lo guardas.' },
  {
    key: 'draft',
    label: 'Borrador',
    published: 'false',
    hint: 'Solo lo ven los administradores.',
  },
  {
    key: 'scheduled',
    label: 'Programar',
    published: 'false',
    hint: 'Se publica solo, el día y la hora que elijas.',
  },
] as const;
type StateKey = (typeof states)[number]['key'];

/** The publication state in the form's texts. They have a date only while the article is scheduled. */
function stateOf(texts: FormTexts): StateKey {
  if (texts['Published'] === 'true') return 'published';
  return texts['PublishAt'] === undefined ? 'draft' : 'scheduled';
}

type PublishFieldsProps = {
  texts: FormTexts;
  field: FormState['field'];
  /** The portal's IANA time zone. The field is in this zone, wherever the writer is. */
  timeZone: string;
};

/**
 * The choice between published, draft and scheduled. The form sends `Published`, and `PublishAt` only when
 * scheduled.
 */
export function PublishFields({ texts, field, timeZone }: PublishFieldsProps) {
  const before = stateOf(texts);
  const [state, setState] = useState<StateKey>(before);
  const [now, setNow] = useState<string>();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    setNow(localMinute(new Date().toISOString()));
    // a choice may have been made before hydration
    const chosen = fields.current?.querySelector<HTMLInputElement>('input:checked')?.dataset['state'];
    setState((now) => states.find(({ key }) => key === chosen)?.key ?? now);
  }, []);
  return (
    <fieldset ref={fields} className={styles.fields}>
      <legend className={fieldStyles.legend}>Estado</legend>
      {states.map(({ key, label, published, hint }) => (
        <label key={key} className={classNames(styles.state, state === key && styles.chosen)}>
          <Checkbox
            type="radio"
            name="Published"
            value={published}
            defaultChecked={key === before}
            data-state={key}
            onChange={() => setState(key)}
          />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </label>
      ))}
      {state === 'scheduled' && (
        <TextField
          {...field('PublishAt')}
          label="Publicar el"
          type="datetime-local"
          min={now}
          hint={`Hora de ${zoneName(timeZone)}, la del portal.`}
        />
      )}
    </fieldset>
  );
}
