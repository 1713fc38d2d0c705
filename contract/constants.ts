/**
 * Business constants and limits (spec 14.1). The home page promises a certificate for this grade; new courses ask for it.
 */
export const certificateGrade = 80;
export const gradeRange = { min: 0, max: 100 } as const;
/** A course asks for at least one point. */
export const minimumGradeRange = { min: 1, max: gradeRange.max } as const;
/** A grade above it closes the exam for those who have passed, if it also reaches the course's current minimum. */
export const examClosedAboveGrade = 80;
/** There is a way back for so long after 'Terminar'. */
export const finishDelaySeconds = 15;
/** Answers are accepted until closesAt plus this many seconds; the 15 s for Terminar lie within. */
export const answerGraceSeconds = 20;
/** One call credits no more reading than this. */
export const readingCreditCapSeconds = 600;
export const questionTypes = { trueFalse: 1, multipleChoice: 12 } as const;
export const genders = { male: 1, female: 2 } as const;
/** The values of a flag that gives a certificate. */
export const certificateFlags = { no: 0, yes: 1 } as const;
export const starRange = { min: 1, max: 5 } as const;
export const recommendedAge = { min: 1, max: 100, initial: 1 } as const;
/** The visible characters of cut texts. */
export const truncations = { standard: 100, homeCourse: 42, videoPage: 30, videoTable: 90 } as const;
export const languages = ['Español', 'Ingles'] as const;
export const recentArticles = 5;
/** The sides of the pictures of recent articles. */
export const thumbnailPixels = 80;
export const popularCourses = 6;
/** The rows of a list that was asked for without pages. */
export const listCap = 1000;
export const pageSizeCap = 200;
/** The maximum number of rows that one call changes. */
export const bulkCap = 200;
/** The most lines of a pasted list of people. */
export const peopleListLines = 500;
/** The page sizes of lists that an administrator may choose; the first is the default. */
export const tablePageSizes = [20, 50, 100] as const;
/** The cookie with the chosen page size: set by the page, read when a list is rendered. */
export const pageSizeCookie = 'filas';
export const passwordLength = { min: 8, max: 128 } as const;
/** The passphrase of an encrypted bundle. */
export const passphraseLength = { min: 12, max: 128 } as const;
/** Deleted rows stay in the Papelera for this long. */
export const trashDays = 30;
/** Lifetime of a signed link to a document, a video or a bundle. */
export const documentLinkSeconds = 600;
export const videoLinkSeconds = 6 * 3600;
export const bundleLinkSeconds = 3600;
