import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { draftKey, readDrafts } from '../../lib/forms/draft-store.ts';
import { commentDraft } from '../comments/comment-draft.ts';
import { moduleOfHash } from '../courses/module-text.rules.ts';
import { followPlace, placeKey } from './module-place.ts';
import type { ShownReading } from './reading.rules.ts';
import { type ReadingOptions, startReading } from './run-reading.ts';
import { sendUnsentCourses } from './send-reading.ts';
import { showModule } from './show-module.ts';
import { type ExamDoor, showReading } from './show-reading.ts';

/** The data in the page for its script. */
export interface ReadingScript {
  accountId: number;
  username: string;
  courseId: number;
  /** The module that the member read last, in any browser; null = not told. */
  module: number | null;
  /** Null = an administrator, whose reading is not counted. */
  clock: (Pick<ReadingOptions, 'creditedSeconds' | 'durationMinutes' | 'isComplete'> & ExamDoor) | null;
}

/**
 * Runs the reading page without React: turns its modules, counts, sends and shows the reading. `hydrateAids` hydrates
 * the part below the text when it is needed without a press: for a draft, a material tab in the address, or the
 * password.
 */
export function readPage(page: HTMLElement, hydrateAids: () => void): void {
  const script = JSON.parse(page.dataset['reading'] ?? '') as ReadingScript;
  const { accountId, courseId } = script;
  const count = page.querySelectorAll('[data-module]').length;
  let module = 1;
  followPlace(placeKey(accountId, courseId), count, script.module, (place) => {
    module = place.current;
    showModule(page, place);
  });
  const isElsewhere = location.hash !== '' && moduleOfHash(location.hash, count) === null;
  if (isElsewhere || readDrafts(draftKey(accountId, commentDraft(courseId))).length > 0) hydrateAids();
  if (script.clock !== null) runClock(page, script, { ...script.clock, module: () => module }, hydrateAids);
}

function runClock(
  page: HTMLElement,
  script: ReadingScript,
  { refusal, isRunning, ...credited }: NonNullable<ReadingScript['clock']> & Pick<ReadingOptions, 'module'>,
  hydrateAids: () => void,
): void {
  const reading = startReading({ ...script, ...credited }, () => sendUnsentCourses(api, script));
  const door = { refusal, isRunning };
  let before: ShownReading = reading.state();
  const show = () => showReading(page, reading.state(), door, credited.isComplete);
  reading.subscribe(() => {
    const state = reading.state();
    if (state.needsSignIn && !before.needsSignIn) hydrateAids();
    if (state.isComplete && !before.isComplete) {
      void askRefusal(script).then((answer) => {
        door.refusal = answer;
        show();
      });
    }
    before = state;
    show();
  });
  show(); // this browser may have counted more than the server has
}

/** The reason why the exam still can't be taken once the reading is complete; null = it can. */
async function askRefusal({ username, courseId }: ReadingScript): Promise<string | null> {
  try {
    const { info } = await api.users.getUserCourse({ userName: username, courseId });
    return info[0]?.examRefusal ?? null;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return 'Abre tu perfil para tomar el examen.';
  }
}
