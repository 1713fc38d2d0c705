import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { draftKey, readDrafts } from '../../lib/forms/draft-store.ts';
import { deviceStorage } from '../../lib/safe-storage.ts';
import { commentDraft } from '../comments/comment-draft.ts';
import { moduleOfHash } from '../courses/module-text.rules.ts';
import type { ShownReading } from './reading.rules.ts';
import { type ReadingOptions, startReading } from './run-reading.ts';
import { sendUnsentReading } from './send-reading.ts';
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
  const reading = startReading({ ...script, ...credited }, () =>
    sendUnsentReading(api, { ...script, openedCourseId: script.courseId }),
  );
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

/** Shows one module of the reading page, and its place among the others. */
function showModule(page: HTMLElement, place: Place): void {
  const modules = [...page.querySelectorAll<HTMLElement>('[data-module]')];
  for (const [index, module] of modules.entries()) module.hidden = index + 1 !== place.current;
  for (const where of page.querySelectorAll('[data-module-place]'))
    where.textContent = `Módulo ${place.current} de ${modules.length}`;
  page.toggleAttribute('data-last', place.current === modules.length); // then the comment shows
  for (const link of page.querySelectorAll<HTMLElement>('[data-contents] a')) markLink(link, place);
}

function markLink(link: HTMLElement, place: Place): void {
  const number = Number(link.getAttribute('href')?.slice('#modulo-'.length));
  if (number === place.current) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
  for (const mark of link.querySelectorAll<HTMLElement>('[data-passed]'))
    mark.hidden = !isPassed(number, place);
}

interface Place {
  current: number;
  /** The last module ever opened: those before it have a check mark. */
  furthest: number;
}

/** True if the module has a check mark. */
const isPassed = (number: number, { current, furthest }: Place): boolean =>
  number < furthest && number !== current;

const placeKey = (accountId: number, courseId: number) => `place.${accountId}.${courseId}`;

/**
 * Calls `onPlace` with the open module, at once and at each change. The address ('#modulo-2') decides; without one, the
 * place where this account stopped in this browser, else in another (`elsewhere`). Opening another module scrolls to its
 * beginning and focuses it.
 */
function followPlace(
  key: string,
  count: number,
  elsewhere: number | null,
  onPlace: (place: Place) => void,
): () => void {
  const stored = JSON.parse(deviceStorage.read(key) ?? 'null') as Place | null;
  const start = elsewhere ?? 1;
  const open = (asked: number, furthest: number) => {
    const current = Math.min(count, asked);
    const next = { current, furthest: Math.min(count, Math.max(current, furthest)) };
    deviceStorage.write(key, JSON.stringify(next));
    onPlace(next);
    return next;
  };
  let latest = open(
    moduleOfHash(location.hash, count) ?? stored?.current ?? start,
    stored?.furthest ?? start,
  );
  const follow = () => {
    const asked = moduleOfHash(location.hash, count);
    if (asked === null) return;
    latest = open(asked, latest.furthest);
    requestAnimationFrame(() => showBeginning(asked));
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

function showBeginning(number: number): void {
  const element = document.getElementById(`modulo-${number}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
