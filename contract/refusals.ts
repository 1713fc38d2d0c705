/** Every refusal, by subject. The browser imports from `refusals/` those that it shows by itself. */
export * from './refusals/accounts.ts';
export * from './refusals/bulk.ts';
export * from './refusals/certificates.ts';
export * from './refusals/content.ts';
export * from './refusals/courses.ts';
export * from './refusals/desks.ts';
export * from './refusals/enrolments.ts';
export * from './refusals/exams.ts';
export * from './refusals/files.ts';
export * from './refusals/groups.ts';
export * from './refusals/people-import.ts';
export * from './refusals/questions.ts';
export * from './refusals/requests.ts';
export * from './refusals/results.ts';
export * from './refusals/service-state.ts';
export * from './refusals/settings.ts';
export * from './refusals/trash.ts';
