import { useState } from 'react';
import type { UserRow } from '../../../../contract/calls/usuario.ts';
import { Button } from '../../../components/forms/button.tsx';
import type { Selection } from '../../../components/table/use-selection.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { BulkBar } from '../../../lib/lists/bulk-bar.tsx';
import type { Query } from '../../../lib/page/screen.ts';
import { filterOf } from './load-users.ts';
import { userActions } from './user-actions.ts';

type UsersBarProps = {
  selection: Selection<UserRow>;
  query: Query;
  /** The users on this page, and how many the filter finds. */
  shown: number;
  total: number;
  onDone(): Promise<void>;
};

const nameOf = ({ fullname }: UserRow) => fullname;

/**
 * The actions on several users: the ticked ones, or all that the filter finds, once a whole page is ticked and that is
 * asked for. A tick taken away ends the choice of all.
 */
export function UsersBar({ selection, query, shown, total, onDone }: UsersBarProps) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [chosen, setChosen] = useState<readonly UserRow[] | null>(null);
  const isWholePage = selection.chosen.length === shown;
  const all = isWholePage ? chosen : null;
  if (chosen !== null && !isWholePage) setChosen(null);
  const chooseAll = () =>
    run(async () =>
      setChosen((await api.usuario.getAll({ Search: query['search'], ...filterOf(query) })).data),
    );
  return (
    <BulkBar
      selection={selection}
      nameOf={nameOf}
      noun={['usuario', 'usuarios']}
      actions={userActions(api)}
      all={all ?? undefined}
      onClear={() => setChosen(null)}
      before={
        isWholePage &&
        shown > 0 &&
        total > shown &&
        all === null && (
          <Button kind="soft" size="small" busy={isBusy} onClick={() => void chooseAll()}>
            Elegir los {wholeNumber(total)}
          </Button>
        )
      }
      onDone={async () => {
        setChosen(null);
        await onDone();
      }}
    />
  );
}
