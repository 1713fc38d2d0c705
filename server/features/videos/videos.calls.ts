import type { contract } from '../../../contract/index.ts';
import { lengthOfSeconds, secondsOfLength } from '../../../contract/videos/video-length.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, trashMany, trashOne } from '../bulk/rows.calls.ts';
import * as videos from './videos.ts';

const secondsOf = (length: string) => secondsOfLength(length) ?? null;

export const video: Controller<typeof contract.video> = {
  async get(context, input) {
    const { rows, total } = await videos.listVideos(context, input);
    return answer(
      rows.map(({ url, seconds, addedAt, ...row }) => ({
        ...row,
        videoUrl: url,
        length: lengthOfSeconds(seconds),
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
      seconds: secondsOf(input.Length ?? ''),
    });
    return answer(added, { message: 'El video se guardó.' });
  },
  async update(context, input) {
    const { Title: title, Description: description, VideoUrl: url, Length } = input;
    const seconds = Length === undefined ? undefined : secondsOf(Length);
    const given = { title, description, url, seconds };
    return answer(await videos.changeVideo(context, input.Id, given, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  delete: trashOne(videos.removeVideo, 'El video'),
  deleteMany: trashMany(videos.removeVideo, 'video', 'videos'),
  order: arrange(videos.orderVideos),
};
