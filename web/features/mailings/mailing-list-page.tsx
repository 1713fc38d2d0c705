import { useEffect, useState } from 'react';
import type { LetterTextRow, MailingRow } from '../../../contract/mailings/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { SectionHead, ToolHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { dateAndTime, wholeNumber } from '../../lib/format.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { ServerWarning } from '../mail/mail-warning.tsx';
import { loadMailings, type MailingListData } from './load-mailings.ts';
import styles from './mailings.module.css';
import { mailingLooks } from './mailings.rules.ts';
import { ReturnedDialog } from './returned-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

/** /cartas: the letters to many people and how far each is, and the saved texts (spec 11.6). */
export default function MailingListPage({ data, query: opened, site }: ViewProps<MailingListData>) {
  const toast = useToast();
  const list = usePagedList<MailingListData>({
    path: '/cartas',
    query: opened,
    loaded: data,
    load: loadMailings,
  });
  const { mailings, total, texts } = list.loaded;
  const [window, setWindow] = useState<'write' | 'returned' | null>(null);
  useEffect(() => {
    // 'Escribir una carta' of other screens leads here
    if (location.hash !== '#escribir') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setWindow('write');
  }, []);
  const done = (message: string) => {
    setWindow(null);
    toast({ text: message });
    void list.reload();
  };
  return (
    <>
      <ToolHead title="Cartas">
        <Button kind="line" onClick={() => setWindow('returned')}>
          <Icon name="undo" />
          Anotar las que volvieron
        </Button>
        <Button onClick={() => setWindow('write')}>
          <Icon name="plus" />
          Escribir una carta
        </Button>
      </ToolHead>
      <div className="stack">
        <ServerWarning site={site} />
        <PagedTableTools list={list} label="Buscar una carta" />
      </div>
      <DataTable
        caption="Cartas"
        columns={mailingColumns}
        rows={mailings}
        isPart={mailings.length < total}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay cartas">
            A una persona, a un grupo o a todos: cada carta y a quién llegó quedan aquí.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['carta', 'cartas']} />
      <SavedTexts texts={texts} onChanged={list.reload} />
      <WriteDialog open={window === 'write'} onClose={() => setWindow(null)} onSent={done} />
      <ReturnedDialog open={window === 'returned'} onClose={() => setWindow(null)} onDone={done} />
    </>
  );
}

const mailingColumns: Column<MailingRow>[] = [
  {
    key: 'subject',
    label: 'Asunto',
    kind: 'title',
    isText: true,
    render: ({ id, subject }) => <a href={`/carta?id=${id}`}>{subject}</a>,
  },
  { key: 'to', label: 'Para', isText: true, render: ({ addressedTo }) => addressedTo },
  {
    key: 'state',
    label: 'Estado',
    kind: 'state',
    render: ({ state }) => <Tag kind={mailingLooks[state].kind}>{mailingLooks[state].label}</Tag>,
  },
  { key: 'count', label: 'Personas', align: 'end', render: ({ count }) => wholeNumber(count) },
  { key: 'date', label: 'Fecha', nowrap: true, render: ({ date }) => dateAndTime(date) },
];

/** The texts to use again, each with 'Eliminar'. */
function SavedTexts({
  texts,
  onChanged,
}: {
  texts: readonly LetterTextRow[];
  onChanged: () => Promise<void>;
}) {
  const api = useApi();
  const removal = useRemoval<LetterTextRow>({
    remove: ({ id }) => api.mailing.deleteText({ id }),
    onRemoved: onChanged,
  });
  return (
    <section className={styles.part} aria-labelledby="textos">
      <SectionHead id="textos" title="Textos guardados" />
      <DataTable
        caption="Textos guardados"
        columns={textColumns(removal.ask)}
        rows={texts}
        rowKey={({ id }) => id}
        empty={
          <p className="muted">Al revisar una carta, «Guardar este texto para otra vez» la deja aquí.</p>
        }
      />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`El texto «${removal.asked?.name}» desaparece. Las cartas que se enviaron con él siguen.`}
      />
    </section>
  );
}

const textColumns = (onRemove: (text: LetterTextRow) => void): Column<LetterTextRow>[] => [
  { key: 'name', label: 'Nombre', kind: 'title', isText: true, render: ({ name }) => name },
  { key: 'subject', label: 'Asunto', isText: true, render: ({ subject }) => subject },
  {
    key: 'actions',
    label: 'Acciones',
    kind: 'actions',
    render: (text) => (
      <div>
        <Button size="small" kind="soft" aria-label={`Eliminar: ${text.name}`} onClick={() => onRemove(text)}>
          Eliminar
        </Button>
      </div>
    ),
  },
];
