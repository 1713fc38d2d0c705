import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFolder } from '../../contract/images/images.ts';
import { askedLines } from '../../contract/search/ways-of-asking.ts';
import { visibleLines } from '../../contract/text/visible-text.ts';
import { articles } from '../../database/seed/articles/index.ts';
import { categories } from '../../database/seed/categories.ts';
import { courses } from '../../database/seed/courses/index.ts';
import { laws } from '../../database/seed/laws.ts';
import { parameterSeeds } from '../../database/seed/parameters.ts';
import { pensionItems } from '../../database/seed/pension-items.ts';
import { routeSeeds } from '../../database/seed/routes.ts';
import { type Motif, motifs, type SeedCourse } from '../../database/seed/seed-types.ts';
import { slides } from '../../database/seed/slides.ts';
import { subjects } from '../../database/seed/subjects.ts';
import { terms } from '../../database/seed/terms.ts';
import { toldWaysToSubjects } from '../../database/seed/told-ways-of-asking.ts';
import { videos } from '../../database/seed/videos.ts';
import { waysToRoutes } from '../../database/seed/ways-of-asking.ts';
import { type Context, transaction } from '../context/context.ts';
import { contentChanged } from '../features/content/content-version.ts';
import { splitModules, textOfNamed } from '../features/courses/course-modules.ts';
import { addDemoParameters } from '../features/facts/demo-parameters.ts';
import { printWords } from '../features/facts/printed-words.ts';
import { storeWordings } from '../features/laws/versioned-law-text.ts';
import { sanitizeHtml } from '../platform/html/sanitize-html.ts';
import { pictureStem } from '../platform/media/images.ts';
import { typesetDocument } from '../platform/pdf/pdf.ts';
import * as queries from './demo-content.queries.ts';
import { lawContentOf, lawTexts, sectionsOf } from './demo-law-texts.ts';
import { addDemoSubjects, addressOf, hrefOfCited, idsOfLaws } from './demo-subjects.ts';

const seedFolder = join(import.meta.dirname, '../../database/seed');
const pictureFolders: readonly ImageFolder[] = ['articlefile', 'coursefileinfo', 'slider'];
const dayMilliseconds = 86_400_000;

/** Fills an empty portal with the demonstration content (spec 13.1); one with content does not change. */
export async function loadDemoContent(context: Context): Promise<void> {
  if (await queries.hasContent(context.db)) return;
  const images = await storePictures(context);
  const films = await storeVideos(context);
  const documents = await typesetLaws(context);
  await transaction(context, async (inside) => {
    await queries.lockContent(inside.db);
    if (await queries.hasContent(inside.db)) return; // another start was faster
    const now = inside.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
    const categoryIds = await queries.insertCategories(inside.db, categories);
    for (const seed of articles) {
      const html = sanitizeHtml(seed.html);
      const values = { title: seed.title, html, text: visibleLines(html), yearsRange: seed.yearsRange };
      await queries.insertArticle(inside.db, {
        ...values,
        categoryId: idOf(categoryIds, seed.category),
        image: images(seed.motif).file,
        imageAlt: images(seed.motif).alt,
        at: ago(seed.daysAgo),
      });
    }
    for (const seed of courses) await addCourse(inside, seed, images(seed.motif), ago(seed.daysAgo));
    await queries.insertLibrary(
      inside.db,
      {
        videos: films,
        laws: documents,
        pensionItems: pensionItems.map((item) => ({
          title: item.title,
          html: sanitizeHtml(item.html),
          text: visibleLines(item.html),
        })),
        slides: slides.map((slide) => ({
          image: images(slide.motif).file,
          alt: slide.alt,
          link: slide.link,
        })),
      },
      now,
    );
    for (const seed of lawTexts) {
      const content = lawContentOf(seed);
      await storeWordings(inside, await queries.insertLawText(inside.db, { ...seed, content }, now), content);
    }
    await queries.insertRoutes(
      inside.db,
      routeSeeds.map(({ html, ...seed }) => ({
        ...seed,
        asked: askedLines(`${waysToRoutes[seed.title] ?? ''}\n${toldWaysToSubjects[seed.title] ?? ''}`).join(
          '\n',
        ),
        html: sanitizeHtml(html),
        text: visibleLines(html),
      })),
      now,
    );
    const lawIds = await idsOfLaws(inside);
    const termSeeds = terms.map((seed) => ({
      ...seed,
      lawLink: seed.law === undefined ? '' : hrefOfCited(seed.law, lawIds),
    }));
    await queries.insertTerms(inside.db, termSeeds, now);
    await addDemoSubjects(inside, subjects);
    await addDemoParameters(inside, parameterSeeds, lawIds, (page) => addressOf(inside, page, lawIds));
    await printWords(inside, { onlyUnprinted: false });
    await contentChanged(inside);
  });
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`unknown category in the demonstration content: ${key}`);
  return id;
}

interface Drawing {
  file: string;
  /** The alternative text, from the drawing's title. */
  alt: string;
}

/** Stores the pictures of every motif, drawn beforehand (tools/demo-pictures.ts) for a fast first start. */
async function storePictures(context: Context): Promise<(motif: Motif) => Drawing> {
  const forms = await readdir(join(seedFolder, 'pictures'));
  const stored = new Map<Motif, Drawing>();
  for (const motif of motifs) {
    const drawing = await readFile(join(seedFolder, 'drawings', `${motif}.svg`));
    const stem = pictureStem(drawing);
    const own = forms.filter((name) => name.startsWith(stem));
    await Promise.all(own.map((form) => storePicture(context, form)));
    stored.set(motif, { file: `${stem}.webp`, alt: /<title>([^<]*)/.exec(drawing.toString())?.[1] ?? '' });
  }
  return (motif) => stored.get(motif) ?? { file: '', alt: '' };
}

async function storePicture(context: Context, name: string): Promise<void> {
  const bytes = await readFile(join(seedFolder, 'pictures', name));
  await Promise.all(pictureFolders.map((folder) => context.files.put(`${folder}/${name}`, bytes)));
}

async function storeVideos(context: Context) {
  for (const { file } of videos) {
    const stem = file.replace(/\.webm$/, '');
    for (const name of [file, `${stem}.es.vtt`]) {
      await context.files.put(`videos/${name}`, await readFile(join(seedFolder, 'videos', name)));
    }
  }
  return videos.map(({ file, key: _, ...video }) => ({ ...video, url: `/videos/${file}` }));
}

async function typesetLaws(context: Context) {
  const made = [];
  const asTexts = lawTexts.map((law) => ({ ...law, sections: sectionsOf(law) }));
  for (const { key, title, description, sections } of [...asTexts, ...laws]) {
    const pdf = await typesetDocument({
      title,
      description,
      sections,
      portalName: context.settings.current.name,
      institute: context.settings.current.institute,
      issuedAt: context.clock.now().toISOString(),
    });
    await context.files.put(`leyes/${key}.pdf`, pdf);
    made.push({ title, description, file: `${key}.pdf`, sizeBytes: pdf.byteLength });
  }
  return made;
}

async function addCourse(context: Context, seed: SeedCourse, image: Drawing, at: Date): Promise<void> {
  const description = sanitizeHtml(seed.descriptionHtml);
  const modules = splitModules(await textOfNamed(seed.modules));
  const courseId = await queries.insertCourse(context.db, {
    title: seed.title,
    descriptionHtml: description,
    descriptionText: visibleLines(description),
    modules,
    language: seed.language,
    durationMinutes: seed.durationMinutes,
    hasCertificate: seed.hasCertificate,
    examMinutes: seed.examMinutes,
    questionsPerExam: seed.questionsPerExam,
    minimumGrade: seed.minimumGrade,
    image: image.file,
    imageAlt: image.alt,
    at,
  });
  await queries.insertQuestions(context.db, courseId, seed, at);
}
