import * as accounts from './refusals/accounts.ts';
import * as bulk from './refusals/bulk.ts';
import * as certificates from './refusals/certificates.ts';
import * as content from './refusals/content.ts';
import * as courses from './refusals/courses.ts';
import * as exams from './refusals/exams.ts';
import * as files from './refusals/files.ts';
import * as questions from './refusals/questions.ts';
import * as requests from './refusals/requests.ts';
import * as results from './refusals/results.ts';
import * as trash from './refusals/trash.ts';

/** Every refusal of the portal by its code. The browser imports only those from `refusals/` that it shows by itself. */
export const refusals = {
  ...accounts,
  ...bulk,
  ...certificates,
  ...content,
  ...courses,
  ...exams,
  ...files,
  ...questions,
  ...requests,
  ...results,
  ...trash,
};
