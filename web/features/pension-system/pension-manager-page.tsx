import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import type { ViewProps } from '../../lib/page/screen.ts';
import { PensionEditor } from './pension-editor.tsx';
import { PensionList } from './pension-list.tsx';

const path = '/sistemapension';

/** /sistemapension: the texts in their order; with `id` the one being edited, or 'nuevo' (spec 2.15). */
export default function PensionManagerPage({ data, query, viewer }: ViewProps<PensionItemRow[]>) {
  const wanted = query['id'];
  if (wanted === undefined) return <PensionList items={data} />;
  const item = data.find(({ id }) => String(id) === wanted) ?? null;
  if (item === null && wanted !== 'nuevo') {
    return (
      <EmptyState
        level={1}
        image="/motivos/libro.svg"
        title="Ese texto ya no está"
        actions={<Button href={path}>Ver los textos</Button>}
      >
        Puede que otra persona lo haya eliminado. Lo eliminado queda 30 días en la Papelera.
      </EmptyState>
    );
  }
  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Sistema de pensiones', href: path },
          { label: item === null ? 'Agregar' : 'Editar' },
        ]}
      />
      <PensionEditor item={item} viewer={viewer} listHref={path} />
    </>
  );
}
