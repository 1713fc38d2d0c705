import { useState } from 'react';
import type { PeopleImport } from '../../../contract/people-import/calls.ts';
import {
  joinedFields,
  type NameOrder,
  type PeopleField,
  peopleFieldLabels,
  peopleFields,
} from '../../../contract/people-import/fields.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Button } from '../../components/forms/button.tsx';
import { SaveBar } from '../../components/forms/save-bar.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { ImportLosses } from '../../lib/imports/import-losses.tsx';
import styles from './people-import.module.css';
import { leftColumnsText, sourceText, titleOf } from './people-import.rules.ts';

const options = peopleFields.map((field) => ({ value: field, label: peopleFieldLabels[field] }));

/** The second step: the meaning of each column, with a guess; unused ones are listed. */
export function ColumnsStep({ found, onRead }: { found: PeopleImport; onRead: () => Promise<void> }) {
  const api = useApi();
  const [fields, setFields] = useState<readonly (PeopleField | null)[]>(
    found.columns.map(({ field }) => field),
  );
  const [order, setOrder] = useState<NameOrder | null>(found.isNameOrderClear ? found.nameOrder : null);
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const wholeName = found.columns[fields.indexOf('fullName')];
  const choose = (place: number, field: PeopleField | null) => {
    setFailure(null);
    setFields((before) =>
      before.map((each, at) => {
        if (at === place) return field;
        // only one column can have a meaning: the latest choice takes it from the other
        return field !== null && each === field && !joinedFields.includes(field) ? null : each;
      }),
    );
  };
  const left = leftColumnsText(
    found.columns.map((column, place) => ({ ...column, field: fields[place] ?? null })),
  );
  const needsOrder = wholeName !== undefined && wholeName.splits.length > 0;
  const reason = needsOrder && order === null ? 'Di cómo están escritos los nombres.' : undefined;
  const read = () =>
    void run(async () => {
      setFailure(null);
      await api.usuario.setImportColumns({
        Id: found.id,
        Columns: [...fields],
        NameOrder: order ?? found.nameOrder,
      });
      await onRead();
    });
  return (
    <>
      <p className="muted">
        {sourceText(found)}{' '}
        {found.hasHeadings
          ? 'Mira si acertamos; lo que no reconocemos no se importa.'
          : 'No trae títulos: lo deducimos de los datos. Mira si acertamos.'}
      </p>
      <ImportLosses losses={found.notes} />
      <ul className={styles.columns}>
        {found.columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other key than its place
          <li key={place} data-left={fields[place] === null || undefined}>
            <div>
              <b>{titleOf(column, place)}</b>
              <span className={styles.detail}>
                {column.samples.length === 0 ? 'Está vacía' : column.samples.join(' · ')}
              </span>
            </div>
            <SelectField
              label={<span className="sr">Qué es «{titleOf(column, place)}»</span>}
              options={options}
              placeholder="No se importa"
              value={fields[place] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                choose(place, value === '' ? null : (value as PeopleField))
              }
            />
          </li>
        ))}
      </ul>
      {needsOrder && (
        <fieldset className={styles.order}>
          <legend>¿Cómo están escritos los nombres?</legend>
          {(['namesFirst', 'surnamesFirst'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="NameOrder" checked={order === each} onChange={() => setOrder(each)} />
              <span>
                <b>{each === 'namesFirst' ? 'Nombres primero' : 'Apellidos primero'}</b>
                {wholeName.splits.slice(0, 2).map((split) => {
                  const [first = '', last = ''] = split[each].split(' | ');
                  return (
                    <span key={split.written} className={styles.detail}>
                      {first} <i>|</i> {last}
                    </span>
                  );
                })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div role="status">{left !== '' && <p className="muted">{left}</p>}</div>
      <SaveBar
        status={`${counted(found.total, 'línea', 'líneas')}. Todavía no cambia nada.`}
        problem={failure}
      >
        <Button busy={isBusy} disabledReason={reason} onClick={read}>
          Revisar las líneas
        </Button>
      </SaveBar>
    </>
  );
}
