/**
 * A model of an attempt, in a few lines beside the real portal: a member in one course with an exam of one minute,
 * three questions, B right in each, 80 to pass. Times are in milliseconds; a refusal is its status. It shares no rule
 * with the portal.
 */
const allowed = 60_000;
const grace = 20_000;
const day = 24 * 3_600_000;

interface Given {
  answer: string;
  clickedAt: number;
}

interface ModelAttempt {
  start: number;
  closes: number;
  /** Exam time of earlier sittings, and the start of the present one. */
  used: number;
  from: number;
  /** Time between sittings. */
  paused: number;
  answers: Map<number, Given>;
  late: Map<number, Given & { isAccepted: boolean }>;
  ended?: { at: number; right: number };
  isAnnulled: boolean;
  /** The member has seen the result. */
  isSeen?: boolean;
}

const gradeOf = (attempt: ModelAttempt) =>
  attempt.ended === undefined ? null : Math.round((100 * attempt.ended.right) / 3);
const rightIn = (attempt: ModelAttempt) =>
  [...attempt.answers.values()].filter(({ answer }) => answer === 'B').length;
const answeredIn = (attempt: ModelAttempt) =>
  [...attempt.answers.values()].filter(({ answer }) => answer !== '').length;

export function modelFrom(now: number) {
  const attempts: ModelAttempt[] = [];
  let isApplied = false;
  let certified: ModelAttempt | undefined;

  const isOver = (attempt: ModelAttempt) => now >= attempt.closes + grace;
  const openOne = () => attempts.find(({ ended }) => ended === undefined);
  const lastEnded = () =>
    attempts
      .filter(({ ended }) => ended !== undefined)
      .reduce<ModelAttempt | undefined>(
        (last, each) => ((last?.ended?.at ?? 0) <= (each.ended?.at ?? 0) ? each : last),
        undefined,
      );
  const usedAt = ({ used, closes, from }: ModelAttempt, at: number) => used + Math.min(at, closes) - from;
  /** A running attempt shows its use only after it was reopened. */
  const toldUse = (attempt: ModelAttempt) => {
    if (attempt.ended !== undefined) return attempt.used / 1000;
    return attempt.paused === 0 ? null : usedAt(attempt, now) / 1000;
  };
  const remaining = (attempt: ModelAttempt) => Math.max(0, attempt.closes - now) / 1000;
  const counting = () => attempts.filter(({ ended, isAnnulled }) => ended !== undefined && !isAnnulled);

  function certify() {
    const holds = certified !== undefined && !certified.isAnnulled && gradeOf(certified) === 100;
    if (!holds) certified = counting().find((attempt) => gradeOf(attempt) === 100);
  }
  function end(attempt: ModelAttempt) {
    const at = Math.min(now, attempt.closes + grace);
    attempt.used = usedAt(attempt, at);
    attempt.ended = { at, right: rightIn(attempt) };
  }
  function endOverdue() {
    for (const attempt of attempts.filter((each) => each.ended === undefined && isOver(each))) end(attempt);
    certify();
  }
  const start = () => {
    endOverdue();
    if (openOne() === undefined) {
      if (!isApplied) return 403;
      if (counting().some((attempt) => (gradeOf(attempt) ?? 0) > 80)) return 409;
      const times = { start: now, from: now, closes: now + allowed, used: 0, paused: 0 };
      attempts.push({ ...times, answers: new Map(), late: new Map(), isAnnulled: false });
    }
    const open = openOne() as ModelAttempt;
    const answers = [0, 1, 2].map((question) => open.answers.get(question)?.answer ?? null);
    return { answers, number: attempts.indexOf(open) + 1, remaining: remaining(open) };
  };
  function save(question: number, answer: string, ago: number | null, named: number | null) {
    const target = named === null ? (openOne() ?? lastEnded()) : attempts[named];
    if (target === undefined || target.isAnnulled) return 409;
    const clickedAt = Math.min(now, Math.max(target.start, now - (ago ?? 0)));
    const stored = target.answers.get(question);
    const inTime = Math.min(clickedAt, target.closes);
    if (target.ended === undefined && !isOver(target)) {
      if (stored === undefined || stored.clickedAt <= inTime)
        target.answers.set(question, { answer, clickedAt: inTime });
      return { remaining: remaining(target) };
    }
    const isRepeated = stored?.answer === answer && stored.clickedAt >= inTime;
    if (stored !== undefined && (stored.clickedAt > clickedAt || isRepeated)) return { remaining: 0 };
    if (target.isSeen === true || now - (target.ended?.at ?? target.closes) > day) return 409;
    const late = target.late.get(question);
    const gives = late === undefined || late.clickedAt < clickedAt;
    if (gives || (late.clickedAt === clickedAt && !late.isAccepted))
      target.late.set(question, { answer, clickedAt, isAccepted: false });
    return 409;
  }
  function finish() {
    const open = openOne();
    if (open !== undefined) end(open);
    certify();
    const last = open ?? lastEnded();
    if (last === undefined || last.isAnnulled) return 409;
    last.isSeen = true;
    const number = attempts.indexOf(last) + 1;
    return { number, grade: gradeOf(last), used: last.used / 1000, answered: answeredIn(last) };
  }
  /**
   * Changes an attempt that counts; `isForRunning` says whether it must be running or over, null that it may be
   * either.
   */
  function change(index: number, isForRunning: boolean | null, work: (attempt: ModelAttempt) => unknown) {
    const attempt = attempts[index];
    if (attempt === undefined) return 404;
    endOverdue();
    const isRunning = attempt.ended === undefined;
    if (attempt.isAnnulled || (isForRunning !== null && isForRunning !== isRunning)) return 409;
    return work(attempt) ?? 'done';
  }

  return {
    endOverdue,
    start,
    save,
    finish,
    wait(until: number) {
      now = until;
    },
    apply() {
      isApplied = true;
      return 'done';
    },
    moreMinutes: (index: number, minutes: number) =>
      change(index, true, (attempt) => {
        attempt.closes += minutes * 60_000;
      }),
    reopen: (index: number, minutes: number) =>
      change(index, false, (attempt) => {
        if (openOne() !== undefined || certified === attempt || attempt.ended === undefined) return 409;
        attempt.paused += now - Math.min(attempt.ended.at, attempt.closes);
        delete attempt.ended;
        delete attempt.isSeen;
        Object.assign(attempt, { from: now, closes: now + minutes * 60_000 });
        return undefined;
      }),
    annul: (index: number) =>
      change(index, null, (attempt) => {
        if (attempt.ended === undefined) end(attempt);
        attempt.isAnnulled = true;
        certify();
      }),
    acceptLate: (index: number, question: number) =>
      change(index, false, (attempt) => {
        const late = attempt.late.get(question);
        if (late === undefined || late.isAccepted || attempt.ended === undefined) return 409;
        late.isAccepted = true;
        const { answer, clickedAt } = late;
        if ((attempt.answers.get(question)?.clickedAt ?? 0) <= clickedAt)
          attempt.answers.set(question, { answer, clickedAt });
        attempt.ended.right = rightIn(attempt);
        certify();
        return undefined;
      }),
    /** Every attempt as its evidence shows it, oldest first. */
    evidence() {
      endOverdue();
      return attempts.map((attempt) => ({
        state: attempt.ended === undefined ? 'running' : attempt.isAnnulled ? 'annulled' : 'finished',
        grade: gradeOf(attempt),
        used: toldUse(attempt),
        isCertified: attempt === certified,
        answers: [0, 1, 2].map((question) => attempt.answers.get(question)?.answer ?? null),
        late: [0, 1, 2].map((question) => {
          const late = attempt.late.get(question);
          return late === undefined ? null : [late.answer, late.clickedAt, late.isAccepted];
        }),
      }));
    },
  };
}
