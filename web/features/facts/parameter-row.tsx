import { cellHints, cellText } from '../../../contract/content/parameter-cells.ts';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { definitionOf } from '../../../contract/facts/keys.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { longDate } from '../../lib/format.ts';
import styles from './parameter-table.module.css';
import type { RowDraft, RowTrouble } from './use-parameter-table.ts';

interface RowProps {
  fact: ParameterShown;
  draft: RowDraft | undefined;
  trouble: RowTrouble | undefined;
  currency: string;
  isChosen: boolean;
  onChoose(isRange: boolean): void;
  onCell(cell: string): void;
  /** Takes one of two versions of a row that a colleague saved. */
  onKeep(whose: 'mine' | 'theirs'): void;
}

const hrefOf = ({ name }: ParameterShown) => `/parametros?dato=${name}`;

/** A fact in the table: its value to type, its source and its review. */
export function ParameterRow({
  fact,
  draft,
  trouble,
  currency,
  isChosen,
  onChoose,
  onCell,
  onKeep,
}: RowProps) {
  const { name, label, kind, value, unit, isOld, isExample } = fact;
  const definition = definitionOf(name);
  const stored = cellText(definition, value);
  const cell = draft?.cell ?? stored;
  const source = draft?.source ?? fact.source;
  const reviewed = draft?.reviewed ?? fact.reviewed ?? '';
  const told = trouble === undefined ? undefined : `${name}-error`;
  const unitText =
    kind === 'money'
      ? `${currency} ${unit}`.trim()
      : kind === 'rate'
        ? `% ${unit}`
        : kind === 'months'
          ? 'meses'
          : unit;
  const field = {
    id: `${name}-cell`,
    'aria-label': `${label}, valor`,
    'aria-describedby': told,
    'aria-invalid': trouble === undefined ? undefined : true,
    autoComplete: 'off',
  } as const;
  return (
    <tr
      className={value === null && draft === undefined ? styles.missing : undefined}
      data-changed={draft !== undefined || undefined}
    >
      <td>
        <Checkbox
          aria-label={`Elegir ${label}`}
          checked={isChosen}
          onChange={() => undefined}
          onClick={(event) => onChoose(event.shiftKey)}
        />
      </td>
      <th scope="row">
        <a href={hrefOf(fact)}>{label}</a>
      </th>
      <td>
        {kind === 'choice' ? (
          <select
            {...field}
            value={draft?.cell ?? (typeof value === 'string' ? value : '')}
            onChange={(event) => onCell(event.currentTarget.value)}
          >
            <option value="">Todavía no se sabe</option>
            {Object.entries(definition.choices ?? {}).map(([choice, words]) => (
              <option key={choice} value={choice}>
                {words}
              </option>
            ))}
          </select>
        ) : kind === 'lives' ? (
          <a href={hrefOf(fact)}>{value === null ? 'Pegar la tabla' : 'Ver la tabla'}</a>
        ) : kind === 'text' || kind === 'list' || cell.length > 40 ? (
          <textarea
            {...field}
            rows={2}
            value={cell}
            onChange={(event) => onCell(event.currentTarget.value)}
          />
        ) : (
          <input {...field} value={cell} onChange={(event) => onCell(event.currentTarget.value)} />
        )}
        <small>{cellHints[kind] ?? unitText}</small>
        {trouble !== undefined && (
          <div id={told} role="alert" className={styles.trouble}>
            {trouble.theirs === null ? (
              <p>{trouble.message}</p>
            ) : (
              <>
                <p>
                  {trouble.theirs.savedBy ?? 'Otra persona'} guardó mientras tanto «{trouble.theirs.cell}»
                  {trouble.theirs.source !== '' && ` (${trouble.theirs.source})`}. Tú escribiste «{cell}».
                </p>
                <button type="button" onClick={() => onKeep('theirs')}>
                  Dejar el suyo
                </button>{' '}
                <button type="button" onClick={() => onKeep('mine')}>
                  Poner el mío
                </button>
              </>
            )}
          </div>
        )}
      </td>
      <td>
        {source === '' ? (
          <span className="muted">sin fuente</span>
        ) : (draft?.link ?? fact.link) === '' ? (
          source
        ) : (
          <a href={draft?.link ?? fact.link}>{source}</a>
        )}
      </td>
      <td>
        {value === null && draft === undefined ? (
          <Tag kind="wait">Falta</Tag>
        ) : (
          <>
            {reviewed !== '' && longDate(reviewed)}{' '}
            {isOld && draft?.reviewed === undefined && <Tag kind="wait">Por revisar</Tag>}
            {isExample && draft === undefined && <Tag kind="off">Ejemplo</Tag>}
          </>
        )}
      </td>
    </tr>
  );
}
