/**
 * Simulates a country's exam day second by second: the load of a cluster's processors, and how long people wait. The
 * cost of each step is measured (`npm run bench -- sitting`), the arrival of people is assumed (docs/scale.md).
 */

/** Processor seconds of a member's steps, at the nodes or at PostgreSQL. */
export interface StepCosts {
  signIn: number;
  /** The pages from the sign-in to the exam, together. */
  pages: number;
  start: number;
  click: number;
  /** The end with its grade, and the certificate, whose jobs yield to people. */
  end: number;
}

export interface ExamDay {
  members: number;
  /** All sign in and reach the exam's first page within this many seconds, evenly spread. */
  arrivalSeconds: number;
  /** Then all start within this many seconds. */
  startSeconds: number;
  sittingSeconds: number;
  /** Saved clicks of a sitting. */
  clicks: number;
}

export interface Processors {
  count: number;
  /** The share that may be busy: the rest is for bursts within a second, and for a failed node. */
  usable: number;
}

export interface Busy {
  /** The share of all processors that the busiest second takes. */
  peak: number;
  longestWait: number;
  /** Seconds from the last end to the last certificate. */
  certificatesAfter: number;
}

export const countryDay: ExamDay = {
  members: 200_000,
  arrivalSeconds: 1800,
  startSeconds: 600,
  sittingSeconds: 3600,
  clicks: 36,
};

/** The work that arrives in a second, in processor seconds. */
function arriving(day: ExamDay, costs: StepCosts, second: number): { people: number; ends: number } {
  const isWithin = (from: number, seconds: number) => second >= from && second < from + seconds;
  const perSecond = (seconds: number) => day.members / seconds;
  const begun = day.arrivalSeconds;
  // those who started at `begun` end after their sitting, in the same order
  const sitting =
    Math.min(1, Math.max(0, (second - begun) / day.startSeconds)) -
    Math.min(1, Math.max(0, (second - begun - day.sittingSeconds) / day.startSeconds));
  const signing = isWithin(0, begun) ? perSecond(begun) * (costs.signIn + costs.pages) : 0;
  const starting = isWithin(begun, day.startSeconds) ? perSecond(day.startSeconds) * costs.start : 0;
  const clicking = ((day.members * sitting * day.clicks) / day.sittingSeconds) * costs.click;
  const isEnding = isWithin(begun + day.sittingSeconds, day.startSeconds);
  return {
    people: signing + starting + clicking,
    ends: isEnding ? perSecond(day.startSeconds) * costs.end : 0,
  };
}

/** Passes a day through the processors of one tier: people's steps first, certificates with the rest. */
export function simulate(day: ExamDay, costs: StepCosts, { count, usable }: Processors): Busy {
  const capacity = count * usable;
  const lastEnd = day.arrivalSeconds + day.startSeconds + day.sittingSeconds;
  let [people, ends] = [0, 0];
  const busy: Busy = { peak: 0, longestWait: 0, certificatesAfter: 0 };
  for (let second = 0; second < lastEnd || people + ends > 0; second += 1) {
    const come = arriving(day, costs, second);
    people += come.people;
    ends += come.ends;
    busy.peak = Math.max(busy.peak, Math.min(people + ends, capacity) / count);
    const taken = Math.min(people, capacity);
    people -= taken;
    ends -= Math.min(ends, capacity - taken);
    busy.longestWait = Math.max(busy.longestWait, people / capacity);
    busy.certificatesAfter = Math.max(0, second - lastEnd);
  }
  return busy;
}

/** The fewest processors at which nobody waits longer than that, and the last certificate comes in time. */
export function fewestProcessors(
  day: ExamDay,
  costs: StepCosts,
  {
    usable,
    waitSeconds,
    certificateSeconds,
  }: { usable: number; waitSeconds: number; certificateSeconds: number },
): { count: number; busy: Busy } {
  for (let count = 1; ; count += 1) {
    const busy = simulate(day, costs, { count, usable });
    if (busy.longestWait <= waitSeconds && busy.certificatesAfter <= certificateSeconds)
      return { count, busy };
  }
}
