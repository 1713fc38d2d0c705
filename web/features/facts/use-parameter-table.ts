import { useState } from 'react';
import { cellText, valueOfCell } from '../../../contract/content/parameter-cells.ts';
import type { ParameterShown } from '../../../contract/facts/calls.ts';
import { definitionOf, type ParameterKey } from '../../../contract/facts/keys.ts';
import { useApi } from '../../lib/api/api-context.ts';

/** The typed parts of a row that is not saved; absent parts are as stored. */
export interface RowDraft {
  cell?: string;
  source?: string;
  link?: string;
  validFrom?: string;
  reviewed?: string;
  /** The version that the row began from. */
  version: number;
}

export interface RowTrouble {
  message: string;
  version: number;
  theirs: { cell: string; source: string; savedBy: string | null } | null;
}

type ByName<Of> = Partial<Record<ParameterKey, Of>>;

/** The rows of the facts' table: typed parts, what was refused, and saving. */
export function useParameterTable(first: readonly ParameterShown[], currency: string, today: string) {
  const api = useApi();
  const [facts, setFacts] = useState(first);
  const [drafts, setDrafts] = useState<ByName<RowDraft>>({});
  const [troubles, setTroubles] = useState<ByName<RowTrouble>>({});
  const changed = facts.filter(({ name }) => drafts[name] !== undefined);

  const without = <Of>(of: ByName<Of>, name: ParameterKey): ByName<Of> => {
    const { [name]: _, ...rest } = of;
    return rest as ByName<Of>;
  };

  /** Lays parts over a row; one that is again as stored is no change. */
  function change(fact: ParameterShown, parts: Partial<RowDraft>): void {
    const next: RowDraft = { version: fact.version, ...drafts[fact.name], ...parts };
    const stored =
      fact.kind === 'choice' ? String(fact.value ?? '') : cellText(definitionOf(fact.name), fact.value);
    const isStored =
      (next.cell ?? stored) === stored &&
      (next.source ?? fact.source) === fact.source &&
      (next.link ?? fact.link) === fact.link &&
      (next.validFrom ?? fact.validFrom ?? '') === (fact.validFrom ?? '') &&
      (parts.cell !== undefined || (next.reviewed ?? fact.reviewed ?? '') === (fact.reviewed ?? ''));
    setTroubles((all) => without(all, fact.name));
    setDrafts((all) => (isStored ? without(all, fact.name) : { ...all, [fact.name]: next }));
  }

  async function save(): Promise<{ saved: number; left: number }> {
    const { data } = await api.parameter.updateMany({
      Items: changed.map((fact) => {
        const draft = drafts[fact.name];
        const {
          cell,
          source,
          link,
          validFrom,
          reviewed = today,
          version,
        } = draft ?? { version: fact.version };
        return {
          Name: fact.name,
          ...(cell !== undefined && { Value: valueOfCell(definitionOf(fact.name), cell, currency) }),
          ...(source !== undefined && { Source: source }),
          ...(link !== undefined && { Link: link }),
          ...(validFrom !== undefined && { ValidFrom: validFrom }),
          Reviewed: reviewed,
          Version: version,
        };
      }),
    });
    const done = new Set(data.filter(({ state }) => state === 'done').map(({ name }) => name));
    setFacts((await api.parameter.get({})).data);
    setDrafts((all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !done.has(name as ParameterKey))),
    );
    setTroubles(
      Object.fromEntries(data.filter(({ state }) => state !== 'done').map((result) => [result.name, result])),
    );
    return { saved: done.size, left: data.length - done.size };
  }

  return {
    facts,
    drafts,
    troubles,
    changed,
    change,
    save,
    /** Drops what is typed: of one row, or of all. */
    drop(name?: ParameterKey): void {
      setDrafts((all) => (name === undefined ? {} : without(all, name)));
      setTroubles((all) => (name === undefined ? {} : without(all, name)));
    },
    /** Goes on with one's own value over a colleague's. */
    keepMine(name: ParameterKey): void {
      const { [name]: draft } = drafts;
      const version = troubles[name]?.version;
      if (draft !== undefined && version !== undefined)
        setDrafts((all) => ({ ...all, [name]: { ...draft, version } }));
      setTroubles((all) => without(all, name));
    },
  };
}
