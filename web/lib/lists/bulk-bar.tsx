import { type ReactNode, useState } from 'react';
import { counted } from '../../../contract/text/counted.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { IconButton } from '../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../components/overlay/more-menu.tsx';
import type { Selectable } from '../../components/table/data-table.tsx';
import type { Selection } from '../../components/table/use-selection.ts';
import { useCall } from '../api/use-call.ts';
import { wholeNumber } from '../format.ts';
import type { BulkAction } from './bulk-action.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBulkAction } from './use-bulk-action.tsx';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  nameOf(row: Row): string;
  /** 'artículo', 'artículos'. */
  noun: readonly [one: string, many: string];
  actions: readonly BulkAction<Row>[];
  /** Buttons before those of the actions. */
  before?: ReactNode;
  /** How many are meant, if the ticks stand for more than this page. */
  count?: number;
  /** All rows of the list, which can be chosen once a whole page is ticked; unticking a row ends that choice. */
  found?: { shown: number; total: number; load(): Promise<readonly Row[]> };
  /** Reloads the list, so that it also shows the changes of other administrators. */
  onDone(): Promise<void>;
}

/** Ticks on the rows of a list, with the bar of actions. */
export const bulkSelection = <Row,>(bar: Omit<BulkBarProps<Row>, 'selection'>): Selectable<Row> => ({
  nameOf: bar.nameOf,
  bar: (selection) => <BulkBar selection={selection} {...bar} />,
});

/**
 * Actions for the ticked rows, at the bottom of the window. It shows their number, asks before a risky action, and
 * reports each failed row; those stay ticked.
 */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selection, nameOf, noun, actions, found } = props;
  const [all, setAll] = useState<readonly Row[] | null>(null);
  const loading = useCall();
  const isWholePage = found !== undefined && found.shown > 0 && selection.chosen.length === found.shown;
  if (all !== null && !isWholePage) setAll(null);
  const chosen = (isWholePage ? all : null) ?? selection.chosen;
  const { before, count = chosen.length } = props;
  const onDone = () => {
    setAll(null);
    return props.onDone();
  };
  const rare = actions.filter(({ isRare }) => isRare);
  const { start, busyWith, windows } = useBulkAction<Row>({ nameOf, onDone, onLeft: selection.leave });
  const startOnChosen = (action: BulkAction<Row>) => start(action, chosen, counted(chosen.length, ...noun));
  return (
    <>
      <SelectionBar
        count={count}
        noun={noun}
        onClear={() => {
          selection.leave([]);
          setAll(null);
        }}
      >
        {before}
        {isWholePage && all === null && found.total > found.shown && (
          <Button
            kind="soft"
            size="small"
            busy={loading.isBusy}
            onClick={() => void loading.run(async () => setAll(await found.load()))}
          >
            Elegir los {wholeNumber(found.total)}
          </Button>
        )}
        {actions
          .filter(({ isRare }) => !isRare)
          .map((action) => (
            <Button
              key={action.label}
              kind={action.danger ? 'dangerLine' : 'line'}
              size="small"
              busy={busyWith === action}
              onClick={() => startOnChosen(action)}
            >
              <Icon name={action.icon} />
              {action.label}
            </Button>
          ))}
        {rare.length > 0 && (
          <MoreMenu subject="lo seleccionado">
            {rare.map((action) => (
              <IconButton
                key={action.label}
                icon={action.icon}
                label={action.label}
                danger={action.danger === true}
                onClick={() => startOnChosen(action)}
              />
            ))}
          </MoreMenu>
        )}
      </SelectionBar>
      {windows}
    </>
  );
}
