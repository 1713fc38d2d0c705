/** The draft of a comment on a course (useDraft). */
export const commentDraft = (courseId: number): string => `comment.${courseId}`;
