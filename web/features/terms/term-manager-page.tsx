import { useState } from 'react';
import type { TermRow } from '../../../contract/terms/calls.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import { useClientTable } from '../../components/table/use-client-table.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { RowDialog } from '../../lib/versions/row-form.tsx';
import { storedRow } from '../../lib/versions/use-versioned-save.ts';
import { TermForm } from './term-form.tsx';

/** /terminos: the glossary with its form in a dialog, which `id` opens (spec 2.15). */
export default function TermManagerPage({ data, query, viewer }: ViewProps<TermRow[]>) {
  const api = useApi();
  const toast = useToast();
  const [rows, setRows] = useState<readonly TermRow[]>(data);
  const list = useClientTable();
  const [edited, setEdited] = useState<TermRow | 'new' | null>(
    () => data.find(({ id }) => String(id) === query['id']) ?? null,
  );
  const { run } = useCall();
  const reload = async () => setRows((await api.term.get({})).data);
  return (
    <>
      <ListManager
        title="Glosario"
        caption="Términos del glosario"
        noun={['término', 'términos']}
        searchLabel="Buscar un término"
        list={{ rows, list, nameOf: ({ term }) => term, replace: setRows, reload }}
        textOf={({ term, otherNames, definition }) => `${term} ${otherNames.join(' ')} ${definition}`}
        name={{ label: 'Término' }}
        columns={[
          { key: 'definition', label: 'Definición', isText: true, render: ({ definition }) => definition },
          {
            key: 'otherNames',
            label: 'Otros nombres',
            isText: true,
            render: ({ otherNames }) => otherNames.join(', '),
          },
        ]}
        actionsLabel="Acciones"
        edit={(row) => ({ onClick: () => setEdited(row) })}
        versionsHref={({ id }) => `/versionestermino?id=${id}`}
        removal={{
          type: 'Termino',
          send: ({ id }) => api.term.delete({ id }),
          sendMany: (items) => api.term.deleteMany(items),
          consequence: {
            named: (name) => `El término «${name}» dejará de explicarse en los textos`,
            one: 'El término dejará de explicarse en los textos',
            many: 'Los # términos dejarán de explicarse en los textos',
          },
        }}
        add={{ onClick: () => setEdited('new') }}
        empty={{
          image: '/motivos/libro.svg',
          title: 'Todavía no hay términos',
          text: 'Explica aquí las palabras difíciles: los textos las marcarán solos. Agrega la primera.',
        }}
      />
      <RowDialog edited={edited} noun="término" onClose={() => setEdited(null)}>
        {(row) => (
          <TermForm
            key={row?.version}
            row={row}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={({ id }) =>
              void run(async () => {
                const now = (await api.term.get({})).data;
                setRows(now);
                setEdited(storedRow(now, id));
              })
            }
            onSaved={async (message) => {
              setEdited(null);
              toast({ text: message });
              await reload();
            }}
          />
        )}
      </RowDialog>
    </>
  );
}
