/** Marks that this tab was in an attempt. A reload resumes it or, if it ended meanwhile, shows its result. */
export const attemptMark = ({ accountId, courseId }: { accountId: number; courseId: number }): string =>
  `exam.${accountId}.${courseId}`;
