import type { contract } from '../../../contract/index.ts';
import * as videos from '../../features/videos/videos.ts';
import { answer, type Controller } from '../call/controller.ts';
import { arrange, trashMany, trashOne } from './row-handlers.ts';

export const video: Controller<typeof contract.video> = {
  async get(context, input) {
    const { rows, total } = await videos.listVideos(context, input);
    return answer(
      rows.map(({ url, addedAt, ...row }) => ({
        ...row,
        videoUrl: url,
        added: addedAt?.toISOString() ?? null,
      })),
      { total },
    );
  },
  async add(context, input) {
    const added = await videos.addVideo(context, {
      title: input.Title,
      description: input.Description ?? '',
      url: input.VideoUrl,
    });
    return answer(added, { message: 'El video se guardó.' });
  },
  async update(context, input) {
    const given = { title: input.Title, description: input.Description, url: input.VideoUrl };
    return answer(await videos.changeVideo(context, input.Id, given, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  delete: trashOne(videos.removeVideo, 'El video'),
  deleteMany: trashMany(videos.removeVideo, 'video', 'videos'),
  order: arrange(videos.orderVideos),
};
