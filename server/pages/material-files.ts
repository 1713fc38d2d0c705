import type { FastifyInstance } from 'fastify';
import { accountIdOf } from '../../contract/caller.ts';
import { contract } from '../../contract/index.ts';
import { Refusal } from '../../contract/refusal.ts';
import { callerInTime, callerOf } from '../api/http/caller.ts';
import type { RateLimit } from '../api/http/rate-limit.ts';
import type { Portal } from '../context/context.ts';
import { foundRow } from '../context/found-row.ts';
import { materialByFileName } from '../features/material/material.ts';
import { networkOf } from '../platform/network/network.ts';

const nameForm = /^[\w-]+\.(pdf|docx|mp4|vtt)$/;

/**
 * Redirects the folder courseFile (spec 7.7) to the call that sends the file. Only that call decides who gets it:
 * enrolled members and administrators, by bearer token or signed link, never by cookie (spec 3.7).
 */
export function registerMaterialFiles(app: FastifyInstance, portal: Portal, withinRate: RateLimit): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(
    '/courseFile/:name',
    async (request, reply) => {
      const { name } = request.params;
      if (!nameForm.test(name)) throw new Refusal('notFound');
      const { fileId, ...rest } = request.query;
      const prove = async () => {
        const proved = await callerOf(portal, request.headers.authorization);
        if (proved === undefined) throw new Refusal('signInNeeded');
        return proved;
      };
      const caller = await callerInTime('page', { prove, address: networkOf(request.ip), withinRate });
      const found = foundRow(
        await materialByFileName(portal.db, name, {
          accountId: accountIdOf(caller),
          fileId: fileId === undefined ? undefined : Number(fileId),
        }),
      );
      const { downloadCaptions, downloadFileCourse } = contract.course;
      const call = found.isCaptions ? downloadCaptions : downloadFileCourse;
      const query = new URLSearchParams({ fileId: String(found.id), ...rest });
      return reply.header('cache-control', 'private, no-store').redirect(`/api/${call.path}?${query}`);
    },
  );
}
