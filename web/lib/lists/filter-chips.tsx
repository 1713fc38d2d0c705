import type { MouseEvent, ReactNode } from 'react';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import selectStyles from '../../components/forms/select-field.module.css';
import { wholeNumber } from '../format.ts';
import styles from './filter-chips.module.css';

interface FilterChipsProps<State extends string> {
  /** The name of the filter, for screen readers: 'Estado'. */
  label: string;
  /** `count` is how many rows it has, in words where they are not all counted. */
  states: readonly { state: State; label: string; count?: number | string | undefined }[];
  shown: State;
  hrefOf(state: State): string;
  /** Called instead of following the address. */
  onChoose?(state: State): void;
}

/** A filter of a list by state: chips with their counts, on phones one choice that takes one line. */
export function FilterChips<State extends string>({
  label,
  states,
  shown,
  hrefOf,
  onChoose,
}: FilterChipsProps<State>) {
  const words = ({
    label: name,
    count,
  }: {
    label: string;
    count?: number | string | undefined;
  }): ReactNode =>
    count === undefined ? (
      name
    ) : (
      <>
        {name} <span className={styles.count}>{countText(count)}</span>
      </>
    );
  return (
    <div className={styles.states} data-noprint>
      <ChipLinks label={label}>
        {states.map((each) => (
          <Chip
            key={each.state}
            href={hrefOf(each.state)}
            data-handled={onChoose && ''}
            aria-current={each.state === shown ? 'true' : undefined}
            onClick={(event: MouseEvent) => {
              if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(each.state);
            }}
          >
            {words(each)}
          </Chip>
        ))}
      </ChipLinks>
      <div className={classNames(styles.choice, selectStyles.box)}>
        <select
          aria-label={label}
          value={shown}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value as State;
            if (onChoose) onChoose(next);
            else location.assign(hrefOf(next));
          }}
        >
          {states.map(({ state, label: name, count }) => (
            <option key={state} value={state}>
              {count === undefined ? `${label}: ${name}` : `${name} (${countText(count)})`}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}

const countText = (count: number | string): string =>
  typeof count === 'string' ? count : wholeNumber(count);
