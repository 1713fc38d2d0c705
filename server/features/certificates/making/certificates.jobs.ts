import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import { visitor } from '../../../../contract/caller.ts';
import { contextOf, type Portal } from '../../../context/context.ts';
import { openBatcher, writeTogetherOrAlone } from '../../../platform/database/batcher.ts';
import { archiveCertificates } from '../archiving/archive-certificates.ts';
import { issueHeldForSignature } from '../held-certificates.ts';
import { enterCertificates, type Made, recordCertificate } from './record-certificate.ts';

const payloadOf = z.object({ certificateId: z.int() });

/** More than run at once. */
const enteredAtOnce = 32;

/**
 * One transaction and one flush enter what was made within these milliseconds, three or four in a burst; nobody
 * notices the wait of a lone one.
 */
const enteredEvery = 60;

/**
 * The job that follows each change of a certificate (spec 9.4). Several make their files at once; those made while
 * others are being entered are entered together. If a batch fails, each is tried alone.
 */
export function certificateTasks(portal: Portal): TaskList {
  const context = contextOf(portal, visitor);
  const entering = openBatcher<Made, void>({
    write: (made) =>
      writeTogetherOrAlone(
        made,
        async (some) => {
          await enterCertificates(context, some);
          return some.map(() => undefined);
        },
        (err) =>
          portal.log.warn(
            { err, certificates: made.length },
            'entering certificates failed: each is tried alone',
          ),
      ),
    batchMilliseconds: enteredEvery,
    callsAtOnce: enteredAtOnce,
    waitingAtMost: enteredAtOnce,
  });
  return {
    async ageCertificates() {
      await archiveCertificates(context);
    },
    async issueHeldCertificates() {
      await issueHeldForSignature(context);
    },
    async recordCertificate(payload: unknown) {
      const { certificateId } = z.parse(payloadOf, payload);
      await recordCertificate(contextOf(portal, visitor), certificateId, (made) => entering.add(made));
    },
  };
}
