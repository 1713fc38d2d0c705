import { truncations } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import { truncate } from '../../../contract/text/text.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import { commentCalls } from '../comments/course-comments.calls.ts';
import { copyCourse } from '../course-archive/copy-course.ts';
import { courseArchive } from '../course-archive/course-archive.calls.ts';
import { answerNewImage, imageHandlers } from '../images/cover-images.calls.ts';
import { courseFiles } from '../material/material.calls.ts';
import { withPracticeOfModules } from '../practice-blocks/render-practice.ts';
import { renderText } from '../rendered-texts/rendered-texts.ts';
import { listSubjectsOf } from '../subjects/subjects.ts';
import { revisionHandlers } from '../versions/revisions.calls.ts';
import { datesText } from './course-dates.rules.ts';
import { courseChanges, courseFields, newCourse } from './course-fields.calls.ts';
import * as courses from './courses.ts';
import { manyCourses } from './many-courses.calls.ts';
import { addCourse, changeCourse, courseVersions, previewCourse } from './save-course.ts';

type Listed = Awaited<ReturnType<typeof courses.listCourses>>['rows'][number];

const card = ({ config }: Context, row: Listed) => ({
  id: row.id,
  title: row.title,
  description: truncate(row.excerpt, truncations.standard),
  duration: row.durationMinutes,
  language: row.language,
  countModule: row.lessonCount,
  certificado: Number(row.hasCertificate),
  quantity: row.questionsPerExam,
  time: row.examMinutes,
  notaMinima: row.minimumGrade,
  imgPortada: row.coverImage,
  imgDetalle: row.detailImage,
  altPortada: row.coverAlt,
  altDetalle: row.detailAlt,
  published: row.isPublished,
  archived: row.archivedAt !== null,
  dates: datesText(row, config.timeZone),
  version: row.version,
  countApply: row.enrolments,
  questionCount: row.questionCount,
  date: row.createdAt.toISOString(),
  rating: row.rating,
  ratingCount: row.ratingCount,
});

export const course: Controller<typeof contract.course> = {
  ...commentCalls,
  ...courseFiles,
  ...courseArchive,
  ...revisionHandlers(courseVersions, (version, { context }) => courseFields(context, version)),
  ...manyCourses,
  ...imageHandlers(courses.courseImages),
  async get(context, input) {
    const { rows, total } = await courses.listCourses(context, input, input.Sort ?? 'newest', input.State);
    return answer(
      rows.map((row) => card(context, row)),
      { total },
    );
  },
  async preview(context, { Description, ModuleList }) {
    const { description, modules } = await previewCourse({
      descriptionHtml: Description,
      modules: ModuleList,
    });
    return answer({
      description: (await renderText(context, description)).html,
      modules: (await renderText(context, modules)).html,
    });
  },
  async read(context, { id }) {
    const { moduleHtml, ...found } = await courses.readCourse(context, id);
    const rendered =
      moduleHtml === undefined
        ? undefined
        : await renderText(context, await withPracticeOfModules(context, id, moduleHtml), {
            isOfModules: true,
          });
    return answer({
      ...card(context, found),
      description: (await renderText(context, found.descriptionHtml)).html,
      modules: rendered?.html,
      moduleTerms: rendered?.terms,
      subjects: await listSubjectsOf(context, 'course', id),
      stars: found.stars,
      isEnrolled: found.isEnrolled,
      readTime: found.readSeconds ?? 0,
    });
  },
  async getHome(context, { id }) {
    const { isPublished, archivedAt, coverImage, coverAlt, ...found } = await courses.getCourseHome(
      context,
      id,
    );
    return answer({
      id: found.id,
      title: found.title,
      published: isPublished,
      archived: archivedAt !== null,
      imgPortada: coverImage,
      altPortada: coverAlt,
      duration: found.durationMinutes,
      quantity: Math.min(found.questionsPerExam, found.questionCount),
      time: found.examMinutes,
      notaMinima: found.minimumGrade,
      certificado: Number(found.hasCertificate),
      moduleCount: found.moduleCount,
      questionCount: found.questionCount,
      fileCount: found.fileCount,
      peopleCount: found.peopleCount,
    });
  },
  async getToEdit(context, { id }) {
    const found = await courses.getCourseToEdit(context, id);
    return answer({
      id: found.id,
      title: found.title,
      ...courseFields(context, found),
      moduleList: found.modules,
      published: found.isPublished,
      archived: found.archivedAt !== null,
      version: found.version,
      savedBy: found.savedBy,
      savedAt: found.savedAt.toISOString(),
    });
  },
  async add(context, input) {
    const added = await addCourse(context, newCourse(context, input));
    return answer(added, { message: 'El curso se guardó. Ahora agrega sus preguntas.' });
  },
  /** PathPortada and PathDetalle change nothing: they could only name the images that the row has (spec 3.5). */
  async update(context, input) {
    return answer(await changeCourse(context, input.Id, courseChanges(context, input), input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  addCourseImage: (context, { courseId, ...given }) =>
    answerNewImage(context, courses.courseImages, courseId, given),
  async copy(context, { Id }) {
    return answer(await copyCourse(context, Id), { message: 'La copia está hecha: es un borrador.' });
  },
};
