import { useState } from 'react';
import type { ResultRow } from '../../../contract/calls/result.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { Selection } from '../../components/table/use-selection.ts';
import { SelectionBar } from '../../lib/lists/selection-bar.tsx';
import type { Query } from '../../lib/page/screen.ts';
import { LetterDialog } from './letter-dialog.tsx';

type LetterBarProps = {
  selection: Selection<ResultRow>;
  /** How many people this page shows, and how many the list finds. */
  shown: number;
  total: number;
  courseId: number;
  query: Query;
};

/** Chooses the recipients of a letter: the ticked people of this page, or everybody the list finds. */
export function LetterBar({ selection, shown, total, courseId, query }: LetterBarProps) {
  const [isEverybody, setEverybody] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { chosen } = selection;
  const isWholePage = shown > 0 && chosen.length === shown;
  if (isEverybody && !isWholePage) setEverybody(false); // one tick taken away leaves the rest of the page
  const count = isEverybody ? total : chosen.length;
  const close = () => setWriting(false);
  return (
    <>
      <SelectionBar count={count} noun={['persona', 'personas']} onClear={() => selection.leave([])}>
        {isWholePage && !isEverybody && total > shown && (
          <Button kind="line" size="small" onClick={() => setEverybody(true)}>
            <Icon name="users" />
            Elegir a las {total}
          </Button>
        )}
        <Button size="small" onClick={() => setWriting(true)}>
          <Icon name="mail" />
          Escribirles
        </Button>
      </SelectionBar>
      <LetterDialog
        open={isWriting}
        onClose={close}
        onSent={() => {
          selection.leave([]);
          close();
        }}
        courseId={courseId}
        query={query}
        chosen={isEverybody ? undefined : chosen.map(({ userId }) => userId)}
        count={count}
      />
    </>
  );
}
