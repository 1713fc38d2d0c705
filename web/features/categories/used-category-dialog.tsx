import type { CategoryRow } from '../../../contract/calls/category.ts';
import { categoryInUse } from '../../../contract/refusals/content.ts';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';

/** A category that cannot be deleted, with the number of its articles. */
export interface UsedCategory {
  row: CategoryRow;
  count: number;
}

/** Says why a category cannot be deleted, and leads to its articles (spec 2.14). */
export function UsedCategoryDialog({ used, onClose }: { used: UsedCategory | null; onClose: () => void }) {
  return (
    <Dialog
      open={used !== null}
      onClose={onClose}
      title={`«${used?.row.name}» tiene ${used?.count === 1 ? '1 artículo' : `${used?.count} artículos`}`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            Cerrar
          </Button>
          <Button href={`/listarticle?category=${used?.row.id}`} data-focus-first>
            Ver sus artículos
          </Button>
        </>
      }
    >
      <p className="muted">{categoryInUse.message}</p>
    </Dialog>
  );
}
