import { describe, expect, test } from 'vitest';
import type { Endpoint, Who } from './endpoint.ts';
import { contract } from './index.ts';

type Call = [method: string, action: string, fields: string, who: Who];

/** The prescribed content calls with their fields and callers (spec 4.6); every other call is an extension. */
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
  report: [
    ['GET', 'Report/GetGender', '', 'admin'],
    ['GET', 'Report/GetCourse', '', 'admin'],
    ['GET', 'Report/GetMostFailedQuestion', 'courseId', 'admin'],
  ],
  statistics: [],
  media: [],
  papelera: [],
};

/** The prescribed calls on courses and people. */
const ofCourses: Record<string, Call[]> = {
  course: [
    ['GET', 'Course/Get', '', 'open'],
    ['GET', 'Course/Read', 'id', 'open'],
    ['GET', 'Course/GetToEdit', 'id', 'admin'],
    ['GET', 'Course/GetComment', 'courseId', 'open'],
    ['GET', 'Course/GetFileCourse', 'courseId', 'signedIn'],
    ['GET', 'Course/GetImages', 'id', 'open'],
    ['GET', 'Course/DownloadFileCourse', 'fileId', 'signedIn'],
    [
      'POST',
      'Course/Add',
      'Title Description Duration Module Language CountModule Certificado CantidadPregunta DurationText Calification',
      'admin',
    ],
    [
      'PUT',
      'Course/Update',
      'Id Title Description Duration Module Language CountModule Certificado CantidadPregunta DurationText Calification PathPortada PathDetalle',
      'admin',
    ],
    ['DELETE', 'Course/Delete', 'id', 'admin'],
    ['POST', 'Course/AddCourseFile', 'file courseId title', 'admin'],
    ['DELETE', 'Course/DeleteFile', 'id', 'admin'],
    ['POST', 'Course/AddCourseImage', 'file courseId isPortada', 'admin'],
    ['POST', 'Course/AddComment', 'UserId CourseId Comment Calification', 'member'],
  ],
  users: [
    ['GET', 'Users/get', 'userName', 'signedIn'],
    ['POST', 'Users/register', 'FirstName LastName userName password email Gender FechaNac', 'open'],
    ['POST', 'Users/login', 'UserName Password', 'open'],
    ['PUT', 'Users/active', 'Username Strcode', 'open'],
    ['POST', 'Users/Forgot', 'Email', 'open'],
    ['PUT', 'Users/update', 'id username firstName lastName gender fechanac email password role', 'signedIn'],
    ['POST', 'Users/addusercourse', 'CourseId UserId ReadTime', 'member'],
    ['PUT', 'Users/updatetime', 'CourseId UserId ReadTime', 'member'],
    ['GET', 'Users/getusercourse', 'userName', 'signedIn'],
    ['GET', 'Users/isFinish', 'courseId userId', 'signedIn'],
    ['GET', 'Users/getDurationText', 'courseId', 'signedIn'],
  ],
};

/** The controller's prescribed calls are exactly these, with their method, fields and callers. */
function expectCalls(controller: string, calls: readonly Call[]): void {
  const rows = Object.values<Endpoint>(contract[controller as keyof typeof contract]);
  const own = rows.filter(({ isPrescribed }) => isPrescribed === true);
  expect(own.map(({ path }) => path).sort()).toEqual(calls.map(([, path]) => path).sort());
  for (const [method, path, fields, who] of calls) {
    const row = own.find((found) => found.path === path);
    expect([row?.method, row?.who], path).toEqual([method, who]);
    const names = Object.keys(row?.input._zod.def.shape ?? {});
    expect(names, path).toEqual(expect.arrayContaining(fields === '' ? [] : fields.split(' ')));
  }
}

/** Extensions that visitors need too. */
const alsoOpen = ['HomeSlider/Search', 'HomeSlider/Suggest'];

describe('the prescribed calls', () => {
  for (const [controller, calls] of Object.entries(prescribed)) {
    test(`on content: ${controller}; every other one is an administrator's`, () => {
      expectCalls(controller, calls);
      const rows = Object.values<Endpoint>(contract[controller as keyof typeof contract]);
      for (const { path, who } of rows.filter(({ isPrescribed }) => isPrescribed !== true))
        expect(who, path).toBe(alsoOpen.includes(path) ? 'open' : 'admin');
    });
  }
  for (const [controller, calls] of Object.entries(ofCourses))
    test(`on courses and people: ${controller}`, () => expectCalls(controller, calls));
});
