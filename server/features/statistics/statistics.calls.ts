import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { courseAlarms } from './alarms.ts';
import { activity, courseStatistics } from './course-statistics.ts';
import { exportStatistics } from './export-statistics.ts';

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
