import type { Api } from '../../../contract/index.ts';
import { questionReportStates, type ReportedQuestion } from '../../../contract/question-reports/calls.ts';
import { choiceOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface QuestionReportsData {
  rows: ReportedQuestion[];
  total: number;
}

export async function loadQuestionReports(api: Api, query: Query): Promise<QuestionReportsData> {
  const { data, total } = await api.questionReport.get({
    ...pageOf(query),
    State: choiceOf(query, 'state', questionReportStates),
  });
  return { rows: data, total: total ?? data.length };
}
