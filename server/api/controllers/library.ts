import type { contract } from '../../../contract/index.ts';
import { listLaws, openLawFile } from '../../features/laws/laws.ts';
import { listPensionItems } from '../../features/pension-system/pension-system.ts';
import { searchContent } from '../../features/search/search.ts';
import { listSlides } from '../../features/slider/slider.ts';
import { listVideos } from '../../features/videos/videos.ts';
import { answer, type Controller } from '../controller.ts';

const contentTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xml: 'application/xml',
};

export const homeSlider: Controller<typeof contract.homeSlider> = {
  async find(context, { value }) {
    return answer(await searchContent(context, value));
  },
  async getImages(context) {
    const slides = await listSlides(context);
    return answer(slides.map(({ image, ...slide }) => ({ ...slide, path: image })));
  },
};

export const video: Controller<typeof contract.video> = {
  async get(context, input) {
    const { rows, total } = await listVideos(context, input);
    return answer(
      rows.map(({ url, ...row }) => ({ ...row, videoUrl: url })),
      { total },
    );
  },
};

export const leyReglamento: Controller<typeof contract.leyReglamento> = {
  async get(context, input) {
    const { rows, total } = await listLaws(context, input);
    return answer(
      rows.map(({ file, fileType, ...row }) => ({ ...row, path: file, type: fileType })),
      { total },
    );
  },
  async downloadLeyReglamento(context, { fileId }) {
    const { fileType, ...file } = await openLawFile(context, fileId);
    return answer({
      ...file,
      contentType: contentTypes[fileType] ?? 'application/octet-stream',
      isAttachment: true,
    });
  },
};

export const sistemaPension: Controller<typeof contract.sistemaPension> = {
  async get(context, input) {
    const { rows, total } = await listPensionItems(context, input);
    return answer(
      rows.map(({ contentHtml, ...row }) => ({ ...row, description: contentHtml })),
      { total },
    );
  },
};
