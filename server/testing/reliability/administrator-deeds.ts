import { aCategory, aCourse, anAdmin, anArticle, aQuestion } from '../builders.ts';
import { apiCall } from './telling.ts';
import type { Deed } from './trial.ts';
import { dataOf, headersOf, mark, type World } from './world.ts';

/** Texts that administrators save: new ones, and changed ones with the version that they saw. */
export async function administratorDeeds(world: World): Promise<Deed[]> {
  const admin = await anAdmin(world);
  const categoryId = await aCategory(world);
  const courseId = await aCourse(world);
  const headers = () => headersOf(world, admin);
  const paragraph = '<p>Lo que escribí toda la mañana.</p>';
  const { db } = world;

  return [
    {
      name: 'a new article',
      async prepare() {
        const title = `Un texto ${mark()}`;
        const input = { Title: title, CategoryId: categoryId, Description: paragraph };
        const found = db.selectFrom('article').select('id').where('title', '=', title);
        return {
          sent: apiCall('POST', 'Article/Add', input, await headers()),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed article, with its version',
      async prepare() {
        const id = await anArticle(world, { categoryId });
        const title = `Un texto cambiado ${mark()}`;
        const input = { Id: id, Version: 1, Title: title, Description: paragraph };
        const found = db
          .selectFrom('article_revision')
          .innerJoin('article', 'article.id', 'article_revision.article_id')
          .select('article.id')
          .where('article.title', '=', title)
          .where('article_revision.title', '=', title);
        return {
          sent: apiCall('PUT', 'Article/Update', input, await headers()),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed course, with its version',
      async prepare() {
        const id = await aCourse(world);
        const title = `Un curso cambiado ${mark()}`;
        const input = {
          Id: id,
          Version: 1,
          Title: title,
          Module: `<h2>Uno</h2>${paragraph}`,
          CountModule: 1,
        };
        const found = db
          .selectFrom('course_revision')
          .innerJoin('course', 'course.id', 'course_revision.course_id')
          .innerJoin('course_module', 'course_module.course_id', 'course.id')
          .select('course.id')
          .where('course.title', '=', title)
          .where('course_revision.title', '=', title)
          .where('course_module.html', 'like', '%toda la mañana%');
        return {
          sent: apiCall('PUT', 'Course/Update', input, await headers()),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed question, with its version',
      async prepare() {
        const id = await aQuestion(world, courseId);
        const text = `¿Qué cambió ${mark()}?`;
        const found = db.selectFrom('question_version').select('version').where('description', '=', text);
        return {
          sent: apiCall(
            'PUT',
            'Question/Update',
            { Id: id, Version: 1, QuestionDescription: text },
            await headers(),
          ),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed category, with its version',
      async prepare() {
        const id = await aCategory(world);
        const name = `Tema ${mark()}`;
        const found = db
          .selectFrom('category')
          .select('id')
          .where('name', '=', name)
          .where('version', '=', 2);
        return {
          sent: apiCall('PUT', 'Category/Update', { Id: id, Version: 1, Name: name }, await headers()),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a new question',
      async prepare() {
        const text = `¿Cuánto es ${mark()}?`;
        const options = { AnswerA: 'Nada', AnswerB: 'Todo', CorrectAnswerMultiple: 'B' };
        const input = { CourseId: courseId, QuestionDescription: text, QuestionTypeId: 12, ...options };
        const found = db.selectFrom('question_version').select('version').where('description', '=', text);
        return {
          sent: apiCall('POST', 'Question/Add', input, await headers()),
          held: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'many articles published at once',
      async prepare() {
        const drafts = [1, 2, 3].map(() => anArticle(world, { categoryId, isPublished: false }));
        const ids = await Promise.all(drafts);
        const input = { Published: true, Items: ids.map((Id) => ({ Id, Version: 1 })) };
        const found = db
          .selectFrom('article')
          .select('id')
          .where('id', 'in', ids)
          .where('is_published', '=', true);
        return {
          sent: apiCall('POST', 'Article/PublishMany', input, await headers()),
          async held(told) {
            const results = dataOf<{ state: string }[]>(told);
            const isToldTruly = results.every(({ state }) => state === 'done');
            return isToldTruly && (await found.execute()).length === ids.length ? 1 : 0;
          },
        };
      },
    },
  ];
}
