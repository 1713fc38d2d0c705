import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import type { ViewProps } from '../../lib/screen.ts';

/** What stands where a screen can't: what happened and the next step. */
export function RefusedPage({ data }: ViewProps<{ title: string; message: string }>) {
  return (
    <div className="wrap">
      <Blank
        level={1}
        title={data.title}
        picture="/motivos/paraguas.svg"
        actions={<Button href="/">Ir al inicio</Button>}
      >
        {data.message}
      </Blank>
    </div>
  );
}
