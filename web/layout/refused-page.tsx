import type { Role } from '../../contract/caller.ts';
import { Button } from '../components/forms/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import { OwnPart } from '../lib/page/own-part.tsx';
import { entryOf, startOf } from './menu.ts';

interface RefusedPageProps {
  /** The requested path. */
  path: string;
  title: string;
  message: string;
  viewerRole: Role;
}

/** The page shown instead of a failing screen: the reason, and a link to the list of such things. */
export function RefusedPage({ path, title, message, viewerRole }: RefusedPageProps) {
  const list = entryOf(viewerRole, path);
  const start = startOf(viewerRole);
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={title}
        image="/motivos/paraguas.svg"
        hint={<OwnPart<string>>{({ own }) => `Número de este aviso: ${own}`}</OwnPart>}
        actions={
          <>
            {list !== undefined && list.path !== start && <Button href={list.path}>{list.label}</Button>}
            <Button href={start} kind={list === undefined ? 'brand' : 'line'}>
              Ir al inicio
            </Button>
            <Button href="/buscar" kind="line">
              Buscar en el portal
            </Button>
          </>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
