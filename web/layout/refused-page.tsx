import { Button } from '../components/forms/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import type { ViewProps } from '../lib/page/screen.ts';
import { entryOf, startOf } from './menu.ts';

export interface RefusedPageData {
  /** The path that was asked for. */
  path: string;
  title: string;
  message: string;
}

/** The page shown instead of a screen that fails: what happened, and the way to where such things are listed. */
export function RefusedPage({ data, viewer }: ViewProps<RefusedPageData>) {
  const shown = viewer === null ? null : { name: viewer.firstName, role: viewer.role };
  const list = entryOf(shown, data.path);
  const start = startOf(shown);
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={data.title}
        image="/motivos/paraguas.svg"
        actions={
          <>
            {list !== undefined && list.path !== start && <Button href={list.path}>{list.label}</Button>}
            <Button href={start} kind={list === undefined ? 'brand' : 'line'}>
              Ir al inicio
            </Button>
          </>
        }
      >
        {data.message}
      </EmptyState>
    </div>
  );
}
