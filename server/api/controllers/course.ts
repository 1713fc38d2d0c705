import { truncations } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import { truncate } from '../../../contract/text.ts';
import * as courses from '../../features/courses/courses.ts';
import { answer, type Controller } from '../controller.ts';
import { commentCalls } from './comment-calls.ts';

type Listed = Awaited<ReturnType<typeof courses.listCourses>>['rows'][number];

const card = (row: Listed) => ({
  id: row.id,
  title: row.title,
  description: truncate(row.excerpt, truncations.standard),
  duration: row.durationMinutes,
  language: row.language,
  countModule: row.lessonCount,
  certificado: Number(row.hasCertificate),
  imgPortada: row.coverImage,
  imgDetalle: row.detailImage,
  countApply: row.enrolments,
  questionCount: row.questionCount,
  date: row.createdAt.toISOString(),
  rating: row.rating,
  ratingCount: row.ratingCount,
});

export const course: Controller<typeof contract.course> = {
  ...commentCalls,
  async get(context, input) {
    const { rows, total } = await courses.listCourses(context, input, input.Sort ?? 'newest');
    return answer(rows.map(card), { total });
  },
  async read(context, { id }) {
    const found = await courses.readCourse(context, id);
    return answer({
      ...card(found),
      description: found.descriptionHtml,
      modules: found.moduleHtml,
      quantity: found.questionsPerExam,
      time: found.examMinutes,
      notaMinima: found.minimumGrade,
      stars: found.stars,
      isEnrolled: found.isEnrolled,
      readTime: found.readSeconds ?? 0,
    });
  },
  async getToEdit(context, { id }) {
    const found = await courses.getCourseToEdit(context, id);
    return answer({
      id: found.id,
      title: found.title,
      description: found.descriptionHtml,
      duration: found.durationMinutes,
      modules: found.moduleHtml,
      language: found.language,
      countModule: found.lessonCount,
      certificado: Number(found.hasCertificate),
      quantity: found.questionsPerExam,
      time: found.examMinutes,
      notaMinima: found.minimumGrade,
      version: found.version,
    });
  },
  async add(context, input) {
    const added = await courses.addCourse(context, {
      title: input.Title,
      descriptionHtml: input.Description,
      moduleHtml: input.Module,
      language: input.Language,
      lessonCount: input.CountModule,
      durationMinutes: input.Duration,
      hasCertificate: input.Certificado === 1,
      examMinutes: input.DurationText,
      questionsPerExam: input.CantidadPregunta,
      minimumGrade: input.Calification,
    });
    return answer(added, { message: 'El curso se guardó. Ahora agrega sus preguntas.' });
  },
  async update(context, input) {
    const changes = {
      title: input.Title,
      descriptionHtml: input.Description,
      moduleHtml: input.Module,
      language: input.Language,
      lessonCount: input.CountModule,
      durationMinutes: input.Duration,
      hasCertificate: input.Certificado === undefined ? undefined : input.Certificado === 1,
      examMinutes: input.DurationText,
      questionsPerExam: input.CantidadPregunta,
      minimumGrade: input.Calification,
    };
    return answer(await courses.changeCourse(context, input.Id, changes, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  async delete(context, { id }) {
    const result = await courses.removeCourse(context, id);
    const message = result.archived
      ? 'El curso quedó archivado: quienes lo tomaron conservan su lectura, sus notas y sus certificados.'
      : 'El curso está en la Papelera.';
    return answer(result, { message });
  },
};
