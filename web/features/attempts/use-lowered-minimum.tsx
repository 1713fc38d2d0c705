import { type ReactNode, useRef, useState } from 'react';
import type { WouldPass } from '../../../contract/calls/attempt.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { LoweredMinimumDialog, type Passing } from './lowered-minimum-dialog.tsx';

interface Asked {
  minimum: number;
  people: readonly WouldPass[];
}

export interface LoweredMinimum {
  ask(courseId: number, minimum: number): Promise<Passing>;
  carryOut(passing: Passing): Promise<void>;
  dialog: ReactNode;
}

/**
 * Before a minimum is lowered: shows who would pass by it, and asks if they are to (spec 8.10). `ask` rejects as aborted
 * when the change is given up, which a form takes as no sending at all.
 */
export function useLoweredMinimum(): LoweredMinimum {
  const { attempt } = useApi();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<{ give(passing: Passing): void; giveUp(): void } | null>(null);

  async function ask(courseId: number, minimum: number): Promise<Passing> {
    const { data: people } = await attempt.previewPass({ courseId, Calification: minimum });
    if (people.length === 0) return null;
    return new Promise((resolve, reject) => {
      answer.current = { give: resolve, giveUp: () => reject(new DOMException('given up', 'AbortError')) };
      setAsked({ minimum, people });
    });
  }

  async function carryOut(passing: Passing): Promise<void> {
    for (const { attemptId } of passing?.people ?? [])
      await attempt.pass({ Id: attemptId, Reason: passing?.reason ?? '' });
  }

  const close = (end: () => void) => {
    setAsked(null);
    end();
  };
  const dialog = (
    <LoweredMinimumDialog
      asked={asked}
      onChosen={(passing) => close(() => answer.current?.give(passing))}
      onClose={() => close(() => answer.current?.giveUp())}
    />
  );
  return { ask, carryOut, dialog };
}
