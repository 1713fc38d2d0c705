/** The people of a letter: those ticked one by one, those of a group, or every member. */
export type Recipients = { UserIds: number[] } | { GroupId: number } | { GroupId?: undefined };

/** The words and the course of a letter; CourseId 0 = none. */
export type MailingText = { Subject: string; Text: string; CourseId: number };

export const noText: MailingText = { Subject: '', Text: '', CourseId: 0 };

/** The input of the calls of a letter. */
export const letterOf = (recipients: Recipients, { Subject, Text, CourseId }: MailingText) => ({
  ...recipients,
  Subject,
  Text,
  ...(CourseId > 0 && { CourseId }),
});
