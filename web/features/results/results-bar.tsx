import { useState } from 'react';
import type { ResultRow } from '../../../contract/results/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import type { Selection } from '../../components/table/use-selection.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { BulkBar } from '../../lib/lists/bulk-bar.tsx';
import type { Query } from '../../lib/page/screen.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { resultActions } from './result-actions.ts';

type ResultsBarProps = {
  selection: Selection<ResultRow>;
  /** The number of people on this page, and in the whole list. */
  shown: number;
  total: number;
  course: { id: number; minimumGrade: number };
  query: Query;
  onDone: () => Promise<void>;
};

/**
 * The actions on the ticked people of this page: a letter, also to everybody the list finds; passing them with a
 * reason; taking them out of the course, or back into it.
 */
export function ResultsBar({ selection, shown, total, course, query, onDone }: ResultsBarProps) {
  const api = useApi();
  const [isEverybody, setEverybody] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { chosen } = selection;
  const isWholePage = shown > 0 && chosen.length === shown;
  if (isEverybody && !isWholePage) setEverybody(false); // unticking a row leaves the rest of the page ticked
  const count = isEverybody ? total : chosen.length;
  const close = () => setWriting(false);
  return (
    <>
      <BulkBar
        selection={selection}
        nameOf={({ fullname }) => fullname}
        noun={['persona', 'personas']}
        count={count}
        actions={isEverybody ? [] : resultActions(api, course, chosen)}
        onDone={onDone}
        before={
          <>
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
          </>
        }
      />
      <LetterDialog
        open={isWriting}
        onClose={close}
        onSent={() => {
          selection.leave([]);
          close();
        }}
        courseId={course.id}
        query={query}
        chosen={isEverybody ? undefined : chosen.map(({ userId }) => userId)}
        count={count}
      />
    </>
  );
}
