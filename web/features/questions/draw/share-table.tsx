import { Icon } from '../../../components/display/icon.tsx';
import { Meter } from '../../../components/display/meter.tsx';
import styles from './draw.module.css';
import { type ModuleShare, sumText } from './draw.rules.ts';

type ShareTableProps = {
  rows: readonly ModuleShare[];
  /** Questions of each exam. */
  count: number;
  onChange: (module: string, part: Partial<ModuleShare>) => void;
};

const nameOf = ({ module }: ModuleShare) => (module === '' ? 'Sin módulo' : module);

/** The modules with their bank and their share of each exam. */
export function ShareTable({ rows, count, onChange }: ShareTableProps) {
  const sum = sumText(rows, count);
  const largest = Math.max(1, ...rows.map(({ bank }) => bank));
  const hasHard = rows.some(({ hardBank, hard }) => hardBank > 0 || hard !== null);
  if (rows.length === 0)
    return (
      <p className="muted">El curso todavía no tiene módulos con título: divide su texto con títulos.</p>
    );
  return (
    <>
      <table className={styles.shares}>
        <thead>
          <tr>
            <th scope="col">Módulo</th>
            <th scope="col">Banco</th>
            <th scope="col">En cada examen</th>
            {hasHard && <th scope="col">De ellas, difíciles</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.module}>
              <th scope="row">
                <b>{row.module === '' ? '' : at + 1}</b> {nameOf(row)}
              </th>
              <td data-label="Banco">
                <span className={styles.bank}>
                  <Meter value={row.bank} max={largest} />
                  {row.bank}
                  {row.hardBank > 0 && ` (${row.hardBank} difíciles)`}
                </span>
              </td>
              <td data-label="En cada examen">
                <NumberOf
                  label={`En cada examen: ${nameOf(row)}`}
                  value={row.count}
                  onChange={(value) => onChange(row.module, { count: value ?? 0 })}
                />
              </td>
              {hasHard && (
                <td data-label="De ellas, difíciles">
                  <NumberOf
                    label={`Difíciles en cada examen: ${nameOf(row)}`}
                    value={row.hard}
                    placeholder="da igual"
                    onChange={(hard) => onChange(row.module, { hard })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={sum.isExact ? styles.exact : styles.uneven} role="status">
        <Icon name={sum.isExact ? 'check-circle' : 'alert'} /> {sum.text}
      </p>
    </>
  );
}

type NumberOfProps = {
  label: string;
  value: number | null;
  placeholder?: string;
  /** null = emptied. */
  onChange: (value: number | null) => void;
};

function NumberOf({ label, value, placeholder, onChange }: NumberOfProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={500}
      step={1}
      aria-label={label}
      placeholder={placeholder}
      value={value ?? ''}
      onChange={({ currentTarget: { value: text } }) =>
        onChange(text === '' ? null : Math.min(500, Math.max(0, Math.trunc(Number(text)))))
      }
    />
  );
}
