import { describe, expect, test } from 'vitest';
import type { Endpoint, Who } from './endpoint.ts';
import { contract } from './index.ts';

type Call = [method: string, action: string, fields: string, who: Who];

/** The calls of portal.md §7 on content with their fields, and who may make them by decisions §2; every other one is an extension. */
const prescribed: Record<string, Call[]> = {
  article: [
    ['GET', 'Article/Get', '', 'admin'],
    ['GET', 'Article/GetClient', '', 'open'],
    ['GET', 'Article/GetToEdit', 'id', 'admin'],
    ['GET', 'Article/Read', 'id', 'open'],
    ['GET', 'Article/GetImages', 'id', 'open'],
    ['POST', 'Article/Add', 'Title Description CategoryId Published YearsRange', 'admin'],
    ['PUT', 'Article/Update', 'Id Title Description CategoryId YearsRange PathPortada PathDetalle', 'admin'],
    ['DELETE', 'Article/Delete', 'id', 'admin'],
    ['POST', 'Article/AddArticleImage', 'file articleId isPortada', 'admin'],
  ],
  category: [
    ['GET', 'Category/Get', '', 'open'],
    ['POST', 'Category/Add', 'Name Description', 'admin'],
    ['PUT', 'Category/Update', 'Id Name Description', 'admin'],
    ['DELETE', 'Category/Delete', 'id', 'admin'],
  ],
  video: [
    ['GET', 'Video/Get', '', 'open'],
    ['POST', 'Video/Add', 'Title Description VideoUrl', 'admin'],
    ['PUT', 'Video/Update', 'Id Title Description VideoUrl', 'admin'],
    ['DELETE', 'Video/Delete', 'id', 'admin'],
  ],
  homeSlider: [
    ['GET', 'HomeSlider/Find', 'value', 'open'],
    ['GET', 'HomeSlider/GetImages', '', 'open'],
    ['POST', 'HomeSlider/AddSliderImage', 'file url', 'admin'],
    ['POST', 'HomeSlider/UpdateSliderImage', 'file link id', 'admin'],
    ['DELETE', 'HomeSlider/DeleteImage', 'path', 'admin'],
  ],
  leyReglamento: [
    ['GET', 'LeyReglamento/Get', '', 'open'],
    ['POST', 'LeyReglamento/Add', 'file Title Description', 'admin'],
    ['PUT', 'LeyReglamento/Update', 'Id file Title Description', 'admin'],
    ['DELETE', 'LeyReglamento/DeleteLeyReglamento', 'id', 'admin'],
    ['GET', 'LeyReglamento/DownloadLeyReglamento', 'fileId', 'open'],
  ],
  sistemaPension: [
    ['GET', 'SistemaPension/Get', '', 'open'],
    ['POST', 'SistemaPension/Add', 'Id Name Description', 'admin'],
  ],
  media: [],
  papelera: [],
};

describe('the calls of portal.md §7 on content', () => {
  for (const [controller, calls] of Object.entries(prescribed)) {
    test(controller, () => {
      const rows = Object.values<Endpoint>(contract[controller as keyof typeof contract]);
      const own = rows.filter(({ extension }) => extension !== true);
      expect(own.map(({ path }) => path).sort()).toEqual(calls.map(([, path]) => path).sort());
      for (const [method, path, fields, who] of calls) {
        const row = own.find((found) => found.path === path);
        expect([row?.method, row?.who], path).toEqual([method, who]);
        const names = Object.keys(row?.input._zod.def.shape ?? {});
        expect(names, path).toEqual(expect.arrayContaining(fields === '' ? [] : fields.split(' ')));
      }
      for (const { path, who, extension } of rows) if (extension === true) expect(who, path).toBe('admin');
    });
  }
});
