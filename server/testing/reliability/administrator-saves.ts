import { aCategory, aCourse, anAdmin, anArticle, aQuestion } from '../builders.ts';
import type { Save } from './check-save.ts';
import { apiCall } from './http.ts';
import { dataOf, headersOf, type Setup, uniqueText } from './setup.ts';

/** Texts that administrators add or change, with the version that they saw. */
export async function administratorSaves(setup: Setup): Promise<Save[]> {
  const admin = await anAdmin(setup);
  const categoryId = await aCategory(setup);
  const courseId = await aCourse(setup);
  const headers = () => headersOf(setup, admin);
  const paragraph = '<p>Lo que escribí toda la mañana.</p>';
  const { db } = setup;

  return [
    {
      name: 'a new article',
      async prepare() {
        const title = `Un texto ${uniqueText()}`;
        const input = { Title: title, CategoryId: categoryId, Description: paragraph };
        const found = db.selectFrom('article').select('id').where('title', '=', title);
        return {
          request: apiCall('POST', 'Article/Add', input, await headers()),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed article, with its version',
      async prepare() {
        const id = await anArticle(setup, { categoryId });
        const title = `Un texto cambiado ${uniqueText()}`;
        const input = { Id: id, Version: 1, Title: title, Description: paragraph };
        const found = db
          .selectFrom('article_revision')
          .innerJoin('article', 'article.id', 'article_revision.article_id')
          .select('article.id')
          .where('article.title', '=', title)
          .where('article_revision.title', '=', title);
        return {
          request: apiCall('PUT', 'Article/Update', input, await headers()),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed course, with its version',
      async prepare() {
        const id = await aCourse(setup);
        const title = `Un curso cambiado ${uniqueText()}`;
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
          request: apiCall('PUT', 'Course/Update', input, await headers()),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed question, with its version',
      async prepare() {
        const id = await aQuestion(setup, courseId);
        const text = `¿Qué cambió ${uniqueText()}?`;
        const found = db.selectFrom('question_version').select('version').where('description', '=', text);
        return {
          request: apiCall(
            'PUT',
            'Question/Update',
            { Id: id, Version: 1, QuestionDescription: text },
            await headers(),
          ),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a changed category, with its version',
      async prepare() {
        const id = await aCategory(setup);
        const name = `Tema ${uniqueText()}`;
        const found = db
          .selectFrom('category')
          .select('id')
          .where('name', '=', name)
          .where('version', '=', 2);
        return {
          request: apiCall('PUT', 'Category/Update', { Id: id, Version: 1, Name: name }, await headers()),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'a new question',
      async prepare() {
        const text = `¿Cuánto es ${uniqueText()}?`;
        const options = { AnswerA: 'Nada', AnswerB: 'Todo', CorrectAnswerMultiple: 'B' };
        const input = { CourseId: courseId, QuestionDescription: text, QuestionTypeId: 12, ...options };
        const found = db.selectFrom('question_version').select('version').where('description', '=', text);
        return {
          request: apiCall('POST', 'Question/Add', input, await headers()),
          countStored: async () => (await found.execute()).length,
        };
      },
    },
    {
      name: 'many articles published at once',
      async prepare() {
        const drafts = [1, 2, 3].map(() => anArticle(setup, { categoryId, isPublished: false }));
        const ids = await Promise.all(drafts);
        const input = { Published: true, Items: ids.map((Id) => ({ Id, Version: 1 })) };
        const found = db
          .selectFrom('article')
          .select('id')
          .where('id', 'in', ids)
          .where('is_published', '=', true);
        return {
          request: apiCall('POST', 'Article/PublishMany', input, await headers()),
          async countStored(response) {
            const results = dataOf<{ state: string }[]>(response);
            const isSavedTruly = results.every(({ state }) => state === 'done');
            return isSavedTruly && (await found.execute()).length === ids.length ? 1 : 0;
          },
        };
      },
    },
  ];
}
