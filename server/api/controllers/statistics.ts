import type { contract } from '../../../contract/index.ts';
import { courseAlarms } from '../../features/statistics/alarms.ts';
import { activity, courseStatistics } from '../../features/statistics/course-statistics.ts';
import { exportStatistics } from '../../features/statistics/export-statistics.ts';
import { answer, type Controller } from '../call/controller.ts';

export const statistics: Controller<typeof contract.statistics> = {
  async getAlarms(context) {
    return answer(await courseAlarms(context));
  },
  async getActivity(context, { courseId, GroupId: groupId, From: from, To: to }) {
    return answer(await activity(context, { courseId, groupId, from, to }));
  },
  async getCourse(context, { courseId, GroupId: groupId, From: from, To: to }) {
    return answer(await courseStatistics(context, courseId, { groupId, from, to }));
  },
  async export(context, { Table, Format, courseId, GroupId: groupId, From: from, To: to }) {
    const file = await exportStatistics(context, Table, Format, { courseId, groupId, from, to });
    return answer({ ...file, isAttachment: true });
  },
};
