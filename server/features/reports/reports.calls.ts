import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { listMostFailed } from '../statistics/most-failed.ts';
import { exportReport } from './export-report.ts';
import { countSignIns, listReportCourses } from './reports.ts';

export const report: Controller<typeof contract.report> = {
  async getGender(context, { From: from, To: to }) {
    return answer(await countSignIns(context, { from, to }));
  },
  async getCourse(context, input) {
    const { rows, total } = await listReportCourses(context, input);
    return answer(rows, { total });
  },
  async getMostFailedQuestion(context, { courseId, GroupId: groupId, From: from, To: to }) {
    return answer(await listMostFailed(context, courseId, { groupId, from, to }));
  },
  async export(context, { Chart, Format, courseId, GroupId: groupId, From: from, To: to, Colours: colours }) {
    const file = await exportReport(context, Chart, Format, { courseId, groupId, from, to, colours });
    return answer({ ...file, isAttachment: true });
  },
};
