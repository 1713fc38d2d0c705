import type { EnrolmentRow, Profile } from '../../../contract/accounts/own-calls.ts';
import { genders } from '../../../contract/constants.ts';
import type { Sex } from '../../../contract/pension/life-table.ts';

/** The data of a member on their home page. */
export interface HomeOwn {
  enrolments: EnrolmentRow[];
  /** 'YYYY-MM-DD'; null = not told. */
  birthDate: string | null;
  /** Null = not told. */
  sex: Sex | null;
  /** The end of this minute while an exam runs, in milliseconds since 1970; 0 = none does. The page is kept by its data. */
  now: number;
}

export function homeOwnOf(enrolments: EnrolmentRow[], { fechaNac, gender }: Profile, now: number): HomeOwn {
  const isRunning = enrolments.some(({ hasRunningAttempt }) => hasRunningAttempt);
  return {
    enrolments,
    birthDate: fechaNac,
    sex: gender === genders.female ? 'female' : gender === genders.male ? 'male' : null,
    now: isRunning ? Math.ceil(now / 60_000) * 60_000 : 0,
  };
}
