import { barLengths } from '../../../contract/drawing/chart-shapes.ts';
import type { Api } from '../../../contract/index.ts';
import { randomColours } from '../../../contract/reports/figures.ts';
import { calendarDate } from '../../lib/format.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import { chosenGroup, groupOf, loadGroups } from '../groups/group-filter.ts';
import { countedFigures } from '../reports/counted-figures.ts';
import { funnelBars, type StatisticsData, stepBars, wantedOf } from './statistics.rules.ts';

/**
 * Loads /estadisticas for an address (spec 10.7), on the server only because it draws the shapes. An invalid period
 * becomes an error of its field. Refuses (404) an unknown course.
 */
export async function loadStatistics(api: Api, query: Query): Promise<StatisticsData> {
  const wanted = wantedOf(query, idOf(query));
  const { GroupId } = groupOf(query);
  const groups = await loadGroups(api);
  const shown = {
    wanted,
    today: calendarDate(new Date().toISOString()),
    colours: randomColours(),
    groups,
    group: GroupId === undefined ? null : chosenGroup(groups, GroupId),
  };
  const { id: courseId, from, to } = wanted;
  const counted = await countedFigures(async () => {
    const period = { From: from || undefined, To: to || undefined };
    return (await api.statistics.getCourse({ courseId, GroupId, ...period })).data;
  });
  if ('problem' in counted)
    return { ...shown, problem: counted.problem, course: null, funnel: [], grades: [], used: [] };
  const course = counted.figures;
  const { grades, used } = course.exams;
  return {
    ...shown,
    problem: null,
    course,
    funnel: funnelBars(course),
    grades: stepBars(grades, barLengths(grades, 100)),
    used: stepBars(used, barLengths(used, 100), ' %'),
  };
}
