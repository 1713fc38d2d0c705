import type { PensionItemRow } from '../../../contract/sistema-pension.ts';
import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import { Crumb } from '../../components/crumb.tsx';
import type { ViewProps } from '../../lib/screen.ts';
import { PensionEditor } from './pension-editor.tsx';
import { PensionList } from './pension-list.tsx';

const path = '/sistemapension';

/** /sistemapension: the texts in their order; with `id` the one that is edited, or 'nuevo' (portal.md §2). */
export default function PensionManagerPage({ data, query, viewer }: ViewProps<PensionItemRow[]>) {
  const wanted = query['id'];
  if (wanted === undefined) return <PensionList items={data} />;
  const item = data.find(({ id }) => String(id) === wanted) ?? null;
  if (item === null && wanted !== 'nuevo') {
    return (
      <Blank
        level={1}
        picture="/motivos/libro.svg"
        title="Ese texto ya no está"
        actions={<Button href={path}>Ver los textos</Button>}
      >
        Puede que otra persona lo haya eliminado. Lo eliminado queda 30 días en la Papelera.
      </Blank>
    );
  }
  return (
    <>
      <Crumb
        trail={[
          { label: 'Sistema de pensiones', href: path },
          { label: item === null ? 'Agregar' : 'Editar' },
        ]}
      />
      <PensionEditor item={item} viewer={viewer} listHref={path} />
    </>
  );
}
