import { Button } from '../components/forms/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import type { ViewProps } from '../lib/page/screen.ts';

/** What stands where a screen can't: what happened and the next step. */
export function RefusedPage({ data }: ViewProps<{ title: string; message: string }>) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={data.title}
        picture="/motivos/paraguas.svg"
        actions={<Button href="/">Ir al inicio</Button>}
      >
        {data.message}
      </EmptyState>
    </div>
  );
}
