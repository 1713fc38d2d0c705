import type { EnrolmentRow, Profile } from '../../../contract/calls/users.ts';
import { genders } from '../../../contract/constants.ts';
import type { Life } from '../../../contract/pension/life-table.ts';

/** The data of a member on their home page. */
export interface HomeOwn {
  enrolments: EnrolmentRow[];
  /** 'YYYY-MM-DD'; null = not told. */
  birthDate: string | null;
  life: Life;
  /** The end of this minute while an exam runs, in milliseconds since 1970; 0 = none does. The page is kept by its data. */
  now: number;
}

export function homeOwnOf(enrolments: EnrolmentRow[], { fechaNac, gender }: Profile, now: number): HomeOwn {
  const isRunning = enrolments.some(({ hasRunningAttempt }) => hasRunningAttempt);
  return {
    enrolments,
    birthDate: fechaNac,
    life: gender === genders.female ? 'female' : gender === genders.male ? 'male' : 'either',
    now: isRunning ? Math.ceil(now / 60_000) * 60_000 : 0,
  };
}
