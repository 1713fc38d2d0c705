import type { AnnouncementRow } from '../../../contract/announcements/calls.ts';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import type { Api } from '../../../contract/index.ts';
import { pageOf, type Query } from '../../lib/page/screen.ts';
import { loadGroups } from '../groups/group-filter.ts';

export interface AnnouncementListData {
  announcements: AnnouncementRow[];
  total: number;
  groups: NamedGroup[];
}

export async function loadAnnouncements(api: Api, query: Query): Promise<AnnouncementListData> {
  const [{ data, total }, groups] = await Promise.all([api.announcement.get(pageOf(query)), loadGroups(api)]);
  return { announcements: data, total: total ?? data.length, groups };
}
