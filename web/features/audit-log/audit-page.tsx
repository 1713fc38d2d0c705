import { useState } from 'react';
import { auditKinds } from '../../../contract/audit-log/actions.ts';
import { auditoria as calls } from '../../../contract/audit-log/calls.ts';
import { tablePageSizes } from '../../../contract/constants.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../lib/lists/paged-table.tsx';
import { SpreadsheetButtons } from '../../lib/lists/spreadsheet-buttons.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { byDay, dayTitle } from './audit.rules.ts';
import { AuditLine } from './audit-line.tsx';
import styles from './audit-page.module.css';
import { filterOf, type AuditPage as Loaded, loadAudit } from './load-audit.ts';

const kinds = Object.entries(auditKinds).map(([value, label]) => ({ value, label }));

const filtersOf = (people: Loaded['people']): ListFilter[] => [
  {
    name: 'by',
    label: 'Quién',
    placeholder: 'Cualquiera',
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'kind', label: 'Qué', placeholder: 'Todo', options: kinds },
];

const days = [
  { name: 'from', label: 'Desde' },
  { name: 'to', label: 'Hasta' },
];

/** /auditoria: who did what, to whom and when, newest first (spec 5.10). */
export default function AuditPage({ data, query: opened }: ViewProps<Loaded>) {
  const list = usePagedList<Loaded>({ path: '/auditoria', query: opened, loaded: data, load: loadAudit });
  const { rows, total, people, today } = list.loaded;
  const [isSaving, setSaving] = useState(false);
  const isOne = list.query['linea'] !== undefined;
  const [open, setOpen] = useState(isOne ? (rows[0]?.id ?? null) : null);
  const lines = counted(total, 'línea', 'líneas');
  return (
    <>
      <ToolHead title="Auditoría">
        <Button
          kind="line"
          disabledReason={total === 0 ? 'No hay nada que descargar.' : undefined}
          onClick={() => setSaving(true)}
        >
          <Icon name="download" />
          Descargar
        </Button>
      </ToolHead>
      <p className={styles.lead}>Quién hizo qué, a quién y cuándo. Estas líneas no se pueden borrar.</p>
      {isOne ? (
        <p>
          Se ve una sola línea. <a href="/auditoria">Ver todas</a>
        </p>
      ) : (
        <PagedTableTools
          list={list}
          label="Buscar persona"
          filters={filtersOf(people)}
          days={{ of: days, max: today }}
        />
      )}
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <section key={day} className={styles.day}>
          <h2>{dayTitle(day, today)}</h2>
          <ol>
            {ofDay.map((row) => (
              <AuditLine
                key={row.id}
                row={row}
                isOpen={open === row.id}
                onToggle={() => setOpen(open === row.id ? null : row.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {rows.length === 0 && (
        <PagedTableEmpty list={list} title="Todavía no hay nada">
          Aparece aquí lo que hacen quienes administran, y lo que cada persona cambia de su cuenta.
        </PagedTableEmpty>
      )}
      {total > tablePageSizes[0] && <PagedTablePager list={list} total={total} noun={['línea', 'líneas']} />}
      <Dialog
        open={isSaving}
        onClose={() => setSaving(false)}
        asksFirst={false}
        title="Descargar la auditoría"
        footer={
          <SpreadsheetButtons
            call={calls.export}
            input={{ Search: list.query['search'], ...filterOf(list.query) }}
            name="Auditoría"
          />
        }
      >
        <p className="muted">
          {lines}, con el filtro y la búsqueda de la lista: cuándo, quién, qué, a quién o a qué, y el motivo
          que se escribió. Guarda el archivo donde solo lo vea quien deba. La descarga queda anotada.
        </p>
      </Dialog>
    </>
  );
}
