import { wholeNumber } from '../format.ts';
import type { Query } from '../page/screen.ts';
import { FilterChips } from './filter-chips.tsx';
import styles from './state-chips.module.css';
import { listHref, type PagedList } from './use-paged-list.ts';

/** The server counts states up to this number. */
const mostCounted = 1000;

type StateChipsProps<State extends string> = {
  list: Pick<PagedList<unknown>, 'path' | 'query' | 'change'>;
  /** The states in their order; '' = the list without a state. */
  states: readonly { state: State | ''; label: string }[];
  /** How many rows are in each. */
  counts: Readonly<Record<State, number>>;
  /** Further parameters to keep. */
  kept?: readonly string[];
};

/** The states of a list as chips with their counts; search and filters stay. */
export function StateChips<State extends string>({
  list,
  states,
  counts,
  kept = [],
}: StateChipsProps<State>) {
  const { path, query } = list;
  const chosen = states.find(({ state }) => state === query['state'])?.state ?? '';
  const next = (from: Query, state: State | '') => ({
    ...Object.fromEntries(['search', ...kept].map((name) => [name, from[name]])),
    ...(state !== '' && { state }),
  });
  return (
    <div className={styles.states}>
      <FilterChips
        label="Estado"
        states={states.map(({ state, label }) => ({
          state,
          label,
          count: state === '' ? undefined : countText(counts[state]),
        }))}
        shown={chosen}
        hrefOf={(state) => listHref(path, next(query, state))}
        onChoose={(state) => list.change((wanted) => next(wanted, state))}
      />
    </div>
  );
}

const countText = (count: number): string =>
  count >= mostCounted ? `${wholeNumber(mostCounted - 1)}+` : wholeNumber(count);
