import { languageTag } from '../../../contract/courses/language.ts';
import type { Site } from '../../../contract/pages.ts';
import { termHref } from '../../../contract/terms/mark-terms.ts';
import type { VideoRow } from '../../../contract/videos/calls.ts';
import { secondsOfLength } from '../../../contract/videos/video-length.ts';
import { videoSourceOf } from '../../../contract/videos/video-source.ts';

/** A thing and its properties, in schema.org's vocabulary. */
export type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

/** A picture that other sites show with a page. */
export interface CardPicture {
  /** Absolute. */
  url: string;
  /** The alternative text. */
  text: string;
  /** Width and height, where they are known. */
  size?: readonly [number, number];
}

/** The indexed page that contains the things. */
export interface LinkedPage {
  title: string;
  description: string;
  /** Canonical. */
  url: string;
  picture: CardPicture;
  site: Site;
}

/** A page above this one, by its path in the portal. */
interface Step {
  name: string;
  path: string;
}

const seconds = (iso: string) => iso.replace(/\.\d+Z$/, 'Z');

const instituteOf = ({ settings, publicUrl }: Site): Thing => ({
  '@type': 'Organization',
  name: settings.institute,
  url: `${publicUrl}/`,
});

/** The page and its breadcrumb; `kind` is schema.org's type, if there is a narrower one. */
export const pageThings = (page: LinkedPage, steps: readonly Step[] = [], kind = 'WebPage'): Thing[] => [
  {
    '@type': kind,
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: 'es',
    image: page.picture.url,
  },
  trailThing(page, steps),
];

/** The breadcrumb of a page, which search engines show instead of its address. */
export function trailThing({ title, url, site }: LinkedPage, steps: readonly Step[]): Thing {
  const above = [{ name: 'Inicio', path: '/' }, ...steps].map(({ name, path }) => ({
    name,
    url: site.publicUrl + path,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: title, url }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@id': step.url },
    })),
  };
}

/** The portal, its institute and its search, for the home page. */
export function portalThings({ description, site }: LinkedPage): Thing[] {
  const { publicUrl, settings } = site;
  return [
    {
      '@type': 'WebSite',
      name: settings.name,
      alternateName: settings.shortName,
      description,
      url: `${publicUrl}/`,
      inLanguage: 'es',
      publisher: instituteOf(site),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/buscar?search={palabras}` },
        'query-input': 'required name=palabras',
      },
    },
    {
      ...instituteOf(site),
      logo: `${publicUrl}/icon-512.png`,
      ...(settings.phone && { telephone: settings.phone }),
      ...(settings.address && { address: settings.address }),
    },
  ];
}

/** A text with its dates of publication and last change. */
export const articleThing = (
  page: LinkedPage,
  { section, published, revised }: { section: string; published?: string; revised?: string | null },
): Thing => ({
  '@type': 'Article',
  headline: page.title,
  description: page.description,
  image: page.picture.url,
  inLanguage: 'es',
  isAccessibleForFree: true,
  articleSection: section,
  ...(published && { datePublished: seconds(published) }),
  ...(revised && { dateModified: seconds(revised) }),
  author: instituteOf(page.site),
  publisher: instituteOf(page.site),
  mainEntityOfPage: page.url,
});

/** A free online course, with its rating if there is one. */
export const courseThing = (
  page: LinkedPage,
  given: { language: string; minutes: number; hasCertificate: boolean; rating: number; ratingCount: number },
): Thing => ({
  '@type': 'Course',
  name: page.title,
  description: page.description,
  url: page.url,
  image: page.picture.url,
  inLanguage: languageTag(given.language),
  isAccessibleForFree: true,
  provider: instituteOf(page.site),
  offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `PT${given.minutes}M`,
  },
  ...(given.hasCertificate && {
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: 'Certificado de participación',
      credentialCategory: 'certificate',
    },
  }),
  ...(given.ratingCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: given.rating,
      ratingCount: given.ratingCount,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

/** A video on a page, at its player's address; none if the address is no video. */
export function videoThings(
  page: LinkedPage,
  { id, title, description, videoUrl, length, added }: Omit<VideoRow, 'version'>,
): Thing[] {
  const source = videoSourceOf(videoUrl);
  if (source === null) return [];
  const { publicUrl } = page.site;
  const seconds = secondsOfLength(length);
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      url: `${publicUrl}/vervideo?id=${id}#video-${id}`,
      ...(added !== null && { uploadDate: added }),
      ...(seconds !== undefined && { duration: `PT${seconds}S` }),
      thumbnailUrl: page.picture.url,
      inLanguage: 'es',
      isAccessibleForFree: true,
      publisher: instituteOf(page.site),
      [source.kind === 'file' ? 'contentUrl' : 'embedUrl']: source.src.startsWith('/')
        ? publicUrl + source.src
        : source.src,
    },
  ];
}

const isInForce = (law: { day: string; inForceFrom: string | null; repealedOn: string | null }): boolean =>
  (law.inForceFrom ?? law.day) <= law.day && (law.repealedOn === null || law.day < law.repealedOn);

/** A law as text, on the page's day. */
export const lawThing = (
  page: LinkedPage,
  given: {
    number: string;
    day: string;
    promulgatedOn: string | null;
    inForceFrom: string | null;
    repealedOn: string | null;
    file: string;
  },
): Thing => ({
  '@type': 'Legislation',
  name: page.title,
  description: page.description,
  url: page.url,
  inLanguage: 'es',
  isAccessibleForFree: true,
  legislationIdentifier: given.number,
  ...(given.promulgatedOn && { legislationDate: given.promulgatedOn }),
  ...(given.inForceFrom && { temporalCoverage: `${given.inForceFrom}/${given.repealedOn ?? '..'}` }),
  legislationDateVersion: given.day,
  legislationLegalForce: {
    '@id': `https://schema.org/${isInForce(given) ? 'InForce' : 'NotInForce'}`,
  },
  encoding: { '@type': 'MediaObject', contentUrl: page.site.publicUrl + given.file },
});

/** A glossary with its terms, each at its anchor. */
export const glossaryThing = (
  page: LinkedPage,
  terms: readonly { id: number; term: string; definition: string }[],
): Thing => ({
  '@type': 'DefinedTermSet',
  name: page.title,
  url: page.url,
  inLanguage: 'es',
  hasDefinedTerm: terms.map(({ id, term, definition }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: definition,
    url: page.site.publicUrl + termHref(id),
  })),
});

/** Questions with answers, shown in full on the page. */
export const questionsThing = (
  page: LinkedPage,
  answers: readonly { question: string; answer: string }[],
): Thing => ({
  '@type': 'FAQPage',
  name: page.title,
  url: page.url,
  inLanguage: 'es',
  mainEntity: answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Things as one JSON-LD document. */
export const graphOf = (things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
});
