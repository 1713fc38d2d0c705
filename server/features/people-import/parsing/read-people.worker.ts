import { answerTasks } from '../../../platform/process/answer-tasks.ts';
import { UnreadableFile } from '../../../platform/spreadsheets/unreadable-file.ts';
import { type PeopleFile, type PeopleTable, readPeopleFile } from './read-people.ts';

export type PeopleReply = { read: PeopleTable } | { refused: string };

answerTasks(async (file: PeopleFile): Promise<PeopleReply> => {
  try {
    return { read: await readPeopleFile(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
});
