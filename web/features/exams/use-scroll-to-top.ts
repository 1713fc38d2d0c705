import { useEffect } from 'react';
import { focusOnTitle } from '../../components/overlay/focus-on-title.ts';
import type { Stage } from './use-attempt.ts';

/**
 * Moves the scroll position and the focus to the top for questions and result, so that screen readers
 * announce them.
 */
export function useScrollToTop(stage: Stage['name']): void {
  useEffect(() => {
    if (stage === 'start' || stage === 'opening') return;
    focusOnTitle();
    scrollTo(0, 0);
  }, [stage]);
}
