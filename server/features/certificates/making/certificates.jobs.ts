import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import { visitor } from '../../../../contract/caller.ts';
import { contextOf, type Portal } from '../../../context/context.ts';
import { recordCertificate } from './record-certificate.ts';

const payloadOf = z.object({ certificateId: z.int() });

/** The job that follows each change of a certificate (spec 9.4). */
export function certificateTasks(portal: Portal): TaskList {
  return {
    async recordCertificate(payload: unknown) {
      await recordCertificate(contextOf(portal, visitor), z.parse(payloadOf, payload).certificateId);
    },
  };
}
