import { draftKey, readDrafts } from '../../lib/forms/draft-store.ts';
import type { AsleepScreen } from '../../lib/page/asleep.ts';
import { commentDraft } from '../comments/comment-draft.ts';
import { moduleOfHash, splitModules } from '../courses/module-text.rules.ts';
import { keepServed } from './asleep/served.ts';
import { showModule } from './asleep/show-module.ts';
import { showReading } from './asleep/show-reading.ts';
import type { ReadingData } from './course-reading-page.tsx';
import { followPlace, placeKey } from './module-place.ts';
import { unsentCourses } from './reading-ledger.ts';
import { beginReading } from './run-reading.ts';

/**
 * The reading page while it sleeps: modules are turned, and the time counts and is shown. It wakes for what needs more: a
 * password, the exam that opens, a draft to be offered, seconds of another course, a tab of the material in the address.
 */
export default function readAsleep({ data, viewer, place, wake }: AsleepScreen<ReadingData>): void {
  const { course, reading } = data;
  if (reading === null || viewer === null) return;
  const { accountId } = viewer;
  const modules = splitModules(course.modules ?? '');
  const isElsewhere = location.hash !== '' && moduleOfHash(location.hash, modules.length) === null;
  if (isElsewhere || readDrafts(draftKey(accountId, commentDraft(course.id))).length > 0) wake();
  const changeable = keepServed(place);
  const endPlace = followPlace(placeKey(accountId, course.id), modules.length, (at) =>
    showModule(changeable, modules, at),
  );
  place.addEventListener('hydrating', endPlace, { once: true });
  const { enrolment } = reading;
  if (enrolment === null) return;
  if (unsentCourses(accountId, course.id).length > 0) {
    wake();
    return;
  }
  const wasComplete = enrolment.isReadingComplete;
  const running = beginReading({
    accountId,
    courseId: course.id,
    creditedSeconds: enrolment.readTime,
    durationMinutes: course.duration,
    isComplete: wasComplete,
  });
  const clock = { examRefusal: enrolment.hasRunningAttempt ? null : enrolment.examRefusal, wasComplete };
  const show = () => {
    const state = running.state();
    if (state.needsSignIn || (state.isComplete && !wasComplete)) wake();
    else showReading(changeable, state, clock);
  };
  place.addEventListener('hydrating', running.subscribe(show), { once: true });
}
