import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TrashedContentType } from '../../../contract/trash/calls.ts';
import { aCategory, aCourse, aMember, anArticle, anEnrolment } from '../../testing/builders.ts';
import { items } from '../../testing/calls/bulk-items.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable, putIntoTrash } from '../../testing/trash.ts';

const portal = aTestPortal();
const { admin, api } = anAdminOf(portal);
/** Told to this node itself: what NOTIFY tells it once more may come during the next test. */
let told: string[] = [];
beforeAll(() => {
  const { pubsub } = portal.portal;
  const { notifySelf } = pubsub;
  const spy = vi.spyOn(pubsub, 'notifySelf').mockImplementation((name, what) => {
    if (name === 'content_changed') told.push(what);
    notifySelf(name, what);
  });
  afterAll(() => spy.mockRestore());
});

const a = (type: TrashedContentType) => () => aTrashable(portal, type);
const anotherCategory = () => aCategory(portal.portal);
const anotherArticle = () => anArticle(portal.portal);
const aDraft = () => anArticle(portal.portal, { isPublished: false });
const anotherCourse = () => aCourse(portal.portal);
const picture = async () => fileOf(await fourColours(40, 30).jpeg().toBuffer());
const asPdf = () => new File([Buffer.from(aPdf())], 'ley.pdf');

const aDraftCourse = () => aCourse(portal.portal, { isPublished: false });
const anArchivedCourse = () => aCourse(portal.portal, { archivedAt: portal.clock.now() });
async function aTrashedLaw(): Promise<number> {
  const id = await aTrashable(portal, 'Ley');
  await putIntoTrash(portal, { type: 'Ley', id }, admin);
  return id;
}
const asGift = () => new File(['¿Quién paga? {=Yo ~Nadie}'], 'preguntas.txt');
const Description = '<p>Uno</p>';
const written = {
  QuestionDescription: '¿Cuál?',
  QuestionTypeId: 12 as const,
  CorrectAnswerMultiple: 'B',
  AnswerA: 'Una',
  AnswerB: 'Otra',
  AnswerC: 'Ninguna',
  AnswerD: 'Ambas',
};

/** A change of something that is there before: of the row with this id. */
const of = (made: () => Promise<number>, change: (id: number) => Promise<unknown>) => async () => {
  const id = await made();
  return () => change(id);
};
/** A change that needs nothing. */
const plain = (change: () => Promise<unknown>) => async () => change;

const changes: [table: string, change: string, prepared: () => Promise<() => Promise<unknown>>][] = [
  ['category', 'is added', plain(() => api.category.add({ Name: 'Nueva' }))],
  ['category', 'is renamed', of(anotherCategory, (Id) => api.category.update({ Id, Name: 'Renombrada' }))],
  ['category', 'is deleted', of(anotherCategory, (id) => api.category.delete({ id }))],
  ['law', 'is added', plain(() => api.leyReglamento.add({ Title: 'Ley', file: asPdf() }))],
  ['law', 'changes', of(a('Ley'), (Id) => api.leyReglamento.update({ Id, Title: 'Otra' }))],
  ['law', 'is deleted', of(a('Ley'), (id) => api.leyReglamento.deleteLeyReglamento({ id }))],
  ['law', 'comes back', of(aTrashedLaw, (Id) => api.papelera.restore({ Type: 'Ley', Id }))],
  ['video', 'is added', plain(() => api.video.add({ Title: 'Uno', VideoUrl: 'https://vimeo.com/1' }))],
  ['video', 'changes', of(a('Video'), (Id) => api.video.update({ Id, Title: 'Otro' }))],
  [
    'video',
    'takes another place',
    of(a('Video'), async (id) => api.video.order({ Ids: [await a('Video')(), id] })),
  ],
  ['pension_item', 'is added', plain(() => api.sistemaPension.add({ Name: 'Uno', Description }))],
  [
    'pension_item',
    'changes',
    of(a('Sistema'), (Id) => api.sistemaPension.add({ Id, Name: 'Otro', Description })),
  ],
  ['subject', 'is added', plain(() => api.subject.add({ Title: 'Jubilarme' }))],
  ['subject', 'changes', of(a('Tema'), (Id) => api.subject.update({ Id, Answers: '¿Sí?\nSí.' }))],
  ['subject', 'is deleted', of(a('Tema'), (id) => api.subject.delete({ id }))],
  ['term', 'is added', plain(() => api.term.add({ Term: 'Aporte', Definition: 'Lo que pagas.' }))],
  ['term', 'changes', of(a('Termino'), (Id) => api.term.update({ Id, Definition: 'Otra.' }))],
  ['term', 'is deleted', of(a('Termino'), (id) => api.term.delete({ id }))],
  ['untreated', 'is added', plain(() => api.untreated.add({ Title: 'Divorcio', Answer: 'Al juzgado.' }))],
  ['untreated', 'changes', of(a('NoTratado'), (Id) => api.untreated.update({ Id, Answer: 'Otra.' }))],
  ['lexicon_entry', 'is added', plain(() => api.lexicon.add({ Kind: 'equals', Words: 'chalana\npatache' }))],
  ['lexicon_entry', 'changes', of(a('Palabras'), (Id) => api.lexicon.update({ Id, Words: 'bajel\nfaluca' }))],
  ['lexicon_entry', 'is deleted', of(a('Palabras'), (id) => api.lexicon.delete({ id }))],
  ['untreated', 'is deleted', of(a('NoTratado'), (id) => api.untreated.delete({ id }))],
  ['slide', 'is added', plain(async () => api.homeSlider.addSliderImage({ file: await picture() }))],
  ['slide', 'changes', of(a('Slider'), (id) => api.homeSlider.updateSliderImage({ id, Alt: 'Un amanecer' }))],
  [
    'article',
    'is added',
    of(anotherCategory, (CategoryId) => api.article.add({ Title: 'Uno', Description, CategoryId })),
  ],
  ['article', 'changes', of(anotherArticle, (Id) => api.article.update({ Id, Title: 'Otro' }))],
  ['article', 'is published', of(aDraft, (Id) => api.article.update({ Id, Published: true }))],
  ['article', 'becomes a draft', of(anotherArticle, (Id) => api.article.update({ Id, Published: false }))],
  ['article', 'is deleted', of(anotherArticle, (id) => api.article.delete({ id }))],
  [
    'article',
    'has another picture',
    of(anotherArticle, async (articleId) =>
      api.article.addArticleImage({ file: await picture(), articleId, isPortada: true }),
    ),
  ],
  ['course', 'is added', plain(() => api.course.add(writtenCourse))],
  ['course', 'is published', of(aDraftCourse, (Id) => api.course.update({ Id, Published: true }))],
  ['course', 'changes', of(anotherCourse, (Id) => api.course.update({ Id, Title: 'Otro' }))],
  ['course', 'is deleted', of(anotherCourse, (id) => api.course.delete({ id }))],
  ['course', 'leaves the archive', of(anArchivedCourse, (Id) => api.course.restore({ Id }))],
  ['question', 'is added', of(anotherCourse, (CourseId) => api.question.add({ CourseId, ...written }))],
  [
    'question',
    'is imported',
    of(anotherCourse, (courseId) => api.question.import({ file: asGift(), courseId })),
  ],
  ['question', 'is deleted', of(a('Pregunta'), (id) => api.question.delete({ id }))],
  [
    'question',
    'is moved',
    of(a('Pregunta'), async (id) => api.question.moveMany({ ...items(id), CourseId: await anotherCourse() })),
  ],
  [
    'question',
    'is copied',
    of(a('Pregunta'), async (id) => api.question.copyMany({ ...items(id), CourseId: await anotherCourse() })),
  ],
  [
    'account',
    'is deleted',
    of(
      async () => (await aMember(portal.portal)).id,
      (id) => api.usuario.delete({ id }),
    ),
  ],
];

test.each(changes)('pages with rows of %s are made again when one %s', async (table, _, prepared) => {
  const change = await prepared();
  const before = await readContentVersion(portal.portal.db);
  told = [];
  await change();
  expect(await readContentVersion(portal.portal.db)).toBeGreaterThan(before);
  expect(told).toContain(table); // here before the answer; NOTIFY tells the other nodes
});

test('a comment, and its hiding, concern the pages of its course', async () => {
  const [courseId, member] = [await aCourse(portal.portal), await aMember(portal.portal)];
  await anEnrolment(portal.portal, member, courseId);
  const concernsItsPages = async (change: () => Promise<unknown>) => {
    const before = await readContentVersion(portal.portal.db);
    told = [];
    await change();
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1);
    expect(told).toContain(`course:${courseId}`);
  };
  const given = { UserId: member.id, CourseId: courseId, Comment: 'Claro.', Calification: 5 };
  await concernsItsPages(() => portal.client.as(member).course.addComment(given));
  const [comment] = (await api.course.getComment({ courseId })).data;
  for (const Hidden of [true, false])
    await concernsItsPages(() => api.course.hideComment({ Id: comment?.id ?? 0, Hidden }));
});

test('a draft concerns its own page alone, which administrators see', async () => {
  const CategoryId = await anotherCategory();
  told = [];
  const draft = { Title: 'Borrador', Description, CategoryId, Published: false };
  const { id } = (await api.article.add(draft)).data;
  expect(told).toEqual([]);
  await api.article.update({ Id: id, Title: 'Con otro título' });
  await api.article.delete({ id });
  const courseId = await aDraftCourse();
  await api.course.update({ Id: courseId, Title: 'Otro' });
  expect(told.filter((what) => what === `article:${id}`).length).toBeGreaterThanOrEqual(2);
  expect(told).toContain(`course:${courseId}`);
  expect(told.filter((what) => what === 'article' || what === 'course')).toEqual([]);
});

test('a comment that is hidden, rewritten, concerns the page of its course: administrators see it', async () => {
  const [courseId, member] = [await aCourse(portal.portal), await aMember(portal.portal)];
  await anEnrolment(portal.portal, member, courseId);
  const write = (Comment: string) =>
    portal.client
      .as(member)
      .course.addComment({ UserId: member.id, CourseId: courseId, Comment, Calification: 5 });
  await write('Uno.');
  const [comment] = (await api.course.getComment({ courseId })).data;
  await api.course.hideComment({ Id: comment?.id ?? 0, Hidden: true });
  told = [];
  await write('Otro.');
  expect(told).toContain(`course:${courseId}`);
});
