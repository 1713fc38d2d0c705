import { questionTypes } from '../../../contract/constants.ts';
import { trueFalseOptions } from '../exams/answer-letters.rules.ts';
import { type QuestionAlarm, questionAlarm } from './alarms.rules.ts';
import {
  type Answers,
  countsOf,
  type Discrimination,
  discriminationOf,
  type Group,
  type Item,
  upperAndLowerGroups,
} from './item-statistics.rules.ts';

/** Equal answers to one version. */
export interface EqualAnswers extends Answers {
  version: number;
  /** The number of timed answers, and the sum of their times. */
  timed: number;
  seconds: number;
}

/** A version of a question with its current key. */
export interface StoredVersion {
  id: number;
  questionId: number;
  version: number;
  type: number;
  description: string;
  options: string[];
  correct: string;
  isDeleted: boolean;
}

/** How often an option was chosen, alone or with others. */
interface OptionFigures {
  /** 'A' to 'D', 'V' or 'F'; '' = unanswered. */
  letter: string;
  text: string;
  isKey: boolean;
  chosen: number;
  /** The shares in the lower and the upper third; null = no answers. */
  lower: number | null;
  upper: number | null;
}

export interface QuestionFigures {
  questionId: number;
  text: string;
  isDeleted: boolean;
  asked: number;
  right: number;
  discrimination: Discrimination | null;
  /** The sizes of the groups in the options' figures. */
  lowerCount: number | null;
  upperCount: number | null;
  options: OptionFigures[];
  meanSeconds: number | null;
  timed: number;
  /** Answers to former versions, which asked something else and are left out. */
  formerlyAsked: number;
  alarm: QuestionAlarm | null;
}

/**
 * The figures of each asked question, over the versions with the newest one's type and options, in the order of the
 * bank.
 */
export function figuresOf(
  versions: readonly StoredVersion[],
  answers: readonly EqualAnswers[],
): QuestionFigures[] {
  const answersOf = Map.groupBy(answers, ({ version }) => version);
  const questions = Map.groupBy(versions, ({ questionId }) => questionId);
  return [...questions.values()].flatMap((every) => {
    const newest = every.reduce((one, other) => (one.version > other.version ? one : other));
    const answers = every
      .filter((each) => asksTheSame(each, newest))
      .flatMap(({ id }) => answersOf.get(id) ?? []);
    const all = every.flatMap(({ id }) => answersOf.get(id) ?? []);
    return all.length === 0 ? [] : [figuresOfOne(newest, answers, sumOf(all) - sumOf(answers))];
  });
}

const asksTheSame = (one: StoredVersion, other: StoredVersion) =>
  one.type === other.type && JSON.stringify(one.options) === JSON.stringify(other.options);

const sumOf = (answers: readonly { count: number }[]) => answers.reduce((sum, { count }) => sum + count, 0);

function figuresOfOne(
  newest: StoredVersion,
  answers: readonly EqualAnswers[],
  formerlyAsked: number,
): QuestionFigures {
  const key = newest.correct;
  const asked = sumOf(answers);
  const right = sumOf(answers.filter(({ answer }) => answer === key));
  const judged = {
    key,
    asked,
    right,
    discrimination: discriminationOf(answers, key),
    groups: upperAndLowerGroups(answers),
    given: countsOf(answers),
  };
  const timed = answers.reduce((sum, equal) => sum + equal.timed, 0);
  const seconds = answers.reduce((sum, equal) => sum + equal.seconds, 0);
  return {
    questionId: newest.questionId,
    text: newest.description,
    isDeleted: newest.isDeleted,
    asked,
    right,
    discrimination: judged.discrimination,
    lowerCount: judged.groups?.lower.n ?? null,
    upperCount: judged.groups?.upper.n ?? null,
    options: optionsOf(newest, answers, judged.groups),
    meanSeconds: timed === 0 ? null : seconds / timed,
    timed,
    formerlyAsked,
    alarm: questionAlarm(judged),
  };
}

function optionsOf(
  { type, options, correct }: StoredVersion,
  answers: readonly Answers[],
  groups: { lower: Group; upper: Group } | null,
): OptionFigures[] {
  const letters =
    type === questionTypes.trueFalse ? ['V', 'F'] : ['A', 'B', 'C', 'D'].slice(0, options.length);
  const texts = type === questionTypes.trueFalse ? trueFalseOptions : options;
  const all = countsOf(answers);
  const row = (letter: string, text: string): OptionFigures => ({
    letter,
    text,
    isKey: letter !== '' && correct.includes(letter),
    chosen: timesIn(all, letter),
    lower: groups === null ? null : timesIn(groups.lower.counts, letter),
    upper: groups === null ? null : timesIn(groups.upper.counts, letter),
  });
  return [...letters.map((letter, at) => row(letter, texts[at] ?? '')), row('', 'Sin responder')];
}

/** How often a letter is among the answers; '' = how often there is none. */
function timesIn(counts: ReadonlyMap<string, number>, letter: string): number {
  return [...counts].reduce(
    (sum, [answer, count]) => sum + ((letter === '' ? answer === '' : answer.includes(letter)) ? count : 0),
    0,
  );
}

/** Every version as an item of the exams that showed it. */
export function itemsOf(versions: readonly StoredVersion[], answers: readonly EqualAnswers[]): Item[] {
  const answersOf = Map.groupBy(answers, ({ version }) => version);
  return versions.map(({ id, correct }) => ({ key: correct, answers: answersOf.get(id) ?? [] }));
}
