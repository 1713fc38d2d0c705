import { Button } from '../components/forms/button.tsx';
import { EmptyState } from '../components/page/empty-state.tsx';
import type { ViewProps } from '../lib/page/screen.ts';

/** The page shown instead of a screen that fails: what happened and the next step. */
export function RefusedPage({ data }: ViewProps<{ title: string; message: string }>) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={data.title}
        image="/motivos/paraguas.svg"
        actions={<Button href="/">Ir al inicio</Button>}
      >
        {data.message}
      </EmptyState>
    </div>
  );
}
