import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useNotice } from '../../lib/page/notice.ts';
import { plainBeginning } from './plain-text.rules.ts';

/** The texts on the pension system in their order, with their actions. */
export function PensionList({ items }: { items: readonly PensionItemRow[] }) {
  const api = useApi();
  const list = useOrderedList<PensionItemRow>({
    rows: items,
    nameOf: ({ title }) => title,
    order: (Ids) => api.sistemaPension.order({ Ids }),
    load: async () => (await api.sistemaPension.getToEdit({})).data,
  });
  useNotice();
  return (
    <ListManager
      title="Sistema de pensiones"
      caption="Textos sobre el sistema de pensiones"
      noun={['texto', 'textos']}
      searchLabel="Buscar un texto"
      list={list}
      textOf={({ title, description }) => `${title} ${visibleText(description)}`}
      name={{ label: 'Título', draw: (item) => <a href={editHref(item)}>{item.title}</a> }}
      columns={[
        {
          key: 'description',
          label: 'Descripción',
          isText: true,
          render: ({ description }) => <span className="muted">{plainBeginning(description)}</span>,
        },
      ]}
      edit={(item) => ({ href: editHref(item) })}
      removal={{
        type: 'Sistema',
        send: ({ id }) => api.sistemaPension.delete({ id }),
        sendMany: (items) => api.sistemaPension.deleteMany(items),
        consequence: {
          named: (name) => `El texto «${name}» dejará de verse`,
          one: 'El texto dejará de verse',
          many: 'Los # textos dejarán de verse',
        },
      }}
      add={{ href: '/sistemapension?id=nuevo' }}
      empty={{
        image: '/motivos/escudo.svg',
        title: 'Todavía no hay textos',
        text: 'Explica aquí cómo funciona el sistema, parte por parte. Agrega la primera.',
      }}
    />
  );
}

const editHref = ({ id }: PensionItemRow) => `/sistemapension?id=${id}`;
