import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { notifiedActions, sendAdministratorNotices } from './administrator-notices.ts';

/** `tellAdministrators` mails the other administrators what one of them did. */
export function noticeTasks(portal: Portal): TaskList {
  return {
    async tellAdministrators(payload: unknown) {
      await sendAdministratorNotices(contextOf(portal, visitor), z.parse(notifiedActions, payload));
    },
  };
}
