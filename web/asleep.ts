import type { AppState } from './app-content.tsx';
import type { AsleepScreen } from './lib/page/asleep.ts';

/** Its data are those of its view: each file names them. */
type RunAsleep = (screen: AsleepScreen<never>) => void;

/** What runs beside an `app` screen while it sleeps, by the name of its view (app-views.ts), in a file beside it. */
const asleep: Record<string, (() => Promise<{ default: RunAsleep }>) | undefined> = {
  'exams/exam-page': () => import('./features/exams/exam-page.asleep.ts'),
  'reading/course-reading-page': () => import('./features/reading/course-reading-page.asleep.ts'),
};

/** Starts it; rejects if its script does not come. */
export async function runAsleep(
  screen: Pick<AsleepScreen<unknown>, 'place' | 'wake'>,
  state: AppState,
): Promise<void> {
  const run = await asleep[state.view]?.();
  run?.default({ ...state, ...screen, data: state.data as never });
}
