import type { Api } from '../../../contract/index.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';

/** The head above the tabs of a course. */
export const homeOf = async (api: Api, query: Query) => (await api.course.getHome({ id: idOf(query) })).data;
