import { truncations } from '../../../contract/constants.ts';
import type { LawRow } from '../../../contract/laws/calls.ts';
import { truncate } from '../../../contract/text/text.ts';
import { useToast } from '../../components/overlay/toast.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { fileSize } from '../../lib/format.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useRowForm } from '../../lib/lists/use-row-form.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { LawForm } from './law-form.tsx';
import { downloadHref } from './law-links.ts';
import styles from './law-manager-page.module.css';

/** /leyreglamento: the table of all laws; the form of one unfolds above it (spec 2.15). */
export default function LawManagerPage({ data, viewer }: ViewProps<LawRow[]>) {
  const api = useApi();
  const toast = useToast();
  useNotice(); // of a text that went to the Papelera
  const form = useRowForm<LawRow>();
  const list = useOrderedList<LawRow>({
    rows: data,
    nameOf: ({ title }) => title,
    order: (Ids) => api.leyReglamento.order({ Ids }),
    load: async () => (await api.leyReglamento.get({})).data,
  });

  async function showSaved(message: string): Promise<void> {
    form.close();
    toast({ text: message });
    await list.reload();
  }

  return (
    <>
      <ListManager
        title="Leyes y reglamentos"
        caption="Leyes y reglamentos"
        noun={['documento', 'documentos']}
        searchLabel="Buscar una ley"
        list={list}
        textOf={({ title, description, type }) => `${title} ${description} ${type}`}
        name={{ label: 'Título' }}
        columns={columns}
        edit={(law) => ({ onClick: () => form.askToOpen(law) })}
        removal={{
          type: 'Ley',
          send: ({ id }) => api.leyReglamento.deleteLeyReglamento({ id }),
          sendMany: (items) => api.leyReglamento.deleteMany(items),
          onRemoved({ id }) {
            if (form.row?.id === id) form.close();
          },
          consequence: {
            named: (name) => `«${name}» dejará de verse y de descargarse`,
            one: 'El documento dejará de verse y de descargarse',
            many: 'Los # documentos dejarán de verse y de descargarse',
          },
        }}
        add={{ onClick: () => form.askToOpen(null) }}
        isAdding={form.isOpen}
        above={
          <LawForm
            key={form.key}
            law={form.row}
            isOpened={form.isOpen}
            onCancel={form.askToClose}
            onSaved={showSaved}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={form.open}
          />
        }
        empty={{
          image: '/motivos/escudo.svg',
          title: 'Todavía no hay documentos',
          text: 'Agrega el primero: PDF, DOC, DOCX o XML.',
        }}
      />
      {form.question}
    </>
  );
}

const columns: Column<LawRow>[] = [
  {
    key: 'description',
    label: 'Descripción',
    isText: true,
    render: ({ description }) => <span className="muted">{truncate(description, truncations.standard)}</span>,
  },
  {
    key: 'file',
    label: 'Archivo',
    nowrap: true,
    sortBy: ({ type }) => type,
    render: (law) => <LawFile law={law} />,
  },
  {
    key: 'text',
    label: 'Texto',
    nowrap: true,
    sortBy: ({ hasText }) => String(hasText),
    render: ({ id, title, hasText }) => (
      <a
        href={`/textoley?id=${id}`}
        aria-label={`Texto de ${title}: ${hasText ? 'publicado' : 'sin publicar'}`}
      >
        {hasText ? 'Publicado' : 'Sin publicar'}
      </a>
    ),
  },
];

function LawFile({ law }: { law: LawRow }) {
  const format = `${law.type.toUpperCase()}, ${fileSize(law.sizeBytes)}`;
  return (
    <a
      className={styles.file}
      href={downloadHref(law)}
      download
      aria-label={`Descargar ${law.title}: ${format}`}
    >
      <img src={`/images/index/${law.type}.png`} alt="" width="32" height="32" />
      {format}
    </a>
  );
}
