import type { MouseEvent } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { wholeNumber } from '../format.ts';
import styles from './state-chips.module.css';
import { listHref, type PagedList } from './use-paged-list.ts';

/** Counts of states go up to here on the server. */
const mostCounted = 1000;

type StateChipsProps<State extends string> = {
  list: Pick<PagedList<unknown>, 'path' | 'query' | 'change'>;
  /** The states in their order; '' = the list without a state. */
  states: readonly { state: State | ''; label: string }[];
  /** How many rows are in each. */
  counts: Readonly<Record<State, number>>;
  /** Further parameters that another state keeps. */
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
  const others = Object.fromEntries(['search', ...kept].map((name) => [name, query[name]]));
  return (
    <div className={styles.states}>
      <Chips label="Estado">
        {states.map(({ state, label }) => {
          const next = { ...others, ...(state !== '' && { state }) };
          return (
            <Chip
              key={state}
              href={listHref(path, next)}
              aria-current={state === chosen ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                list.change(next);
              }}
            >
              {label}
              {state !== '' && <b>{countText(counts[state])}</b>}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
}

const countText = (count: number): string =>
  count >= mostCounted ? `${wholeNumber(mostCounted - 1)}+` : wholeNumber(count);
