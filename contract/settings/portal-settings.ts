import { givenColours } from './brand-colours.ts';
import { isExampleAddress } from './example-address.ts';
import { ofInstitute } from './institute-article.ts';

/** The settings that administrators write, with their maximum lengths (spec 13.14). */
export const settingLengths = {
  name: 40,
  shortName: 20,
  slogan: 100,
  institute: 120,
  contactEmail: 254,
  phone: 40,
  address: 200,
  hours: 120,
  heroTitle: 80,
  heroText: 240,
  welcomeTitle: 80,
  welcomeText: 600,
  promiseText: 240,
  bannerText: 240,
  footerText: 140,
  senderName: 60,
  currency: 8,
} as const;

/** The pictures, by the file names that Settings/AddPicture gives. */
export const settingPictures = ['logo', 'icon', 'sharePicture'] as const;
export type SettingPicture = (typeof settingPictures)[number];

const settingColours = ['brandColour', 'sunColour'] as const;

export type SettingText = keyof typeof settingLengths;
export type SettingName = SettingText | SettingPicture | (typeof settingColours)[number];
export const settingNames = [
  ...(Object.keys(settingLengths) as SettingText[]),
  ...settingPictures,
  ...settingColours,
] as const;

/** The written settings; an absent one has the environment's value or the default. */
export type WrittenSettings = Partial<Record<SettingName, string>>;

/** Every setting in effect; '' = none. */
export type Settings = Readonly<Record<SettingName, string>>;

/** The settings that pages show; the contact address only if it is real. */
export type PageSettings = Omit<Settings, 'contactEmail' | 'senderName'>;

/** The environment's values for unwritten settings. */
export interface GivenSettings {
  contactEmail: string;
  senderName: string;
}

const givenName = 'Aula Previsional';
const givenInstitute = 'Instituto de Formación Previsional';

/** The placeholder of the contact address in the banner's text. */
export const emailPlace = '{correo}';

/** Every setting: the written value, else the environment's, else the default. */
export function settingsOf(written: WrittenSettings, given: GivenSettings): Settings {
  const set = (name: SettingName, otherwise = '') => written[name] || otherwise;
  const name = set('name', givenName);
  const institute = set('institute', givenInstitute);
  const contactEmail = set('contactEmail', given.contactEmail);
  return {
    name,
    shortName: set('shortName', name.length <= settingLengths.shortName ? name : firstWords(name)),
    slogan: set('slogan', 'aprende cómo se construye tu pensión'),
    institute,
    contactEmail,
    phone: set('phone'),
    address: set('address'),
    hours: set('hours'),
    heroTitle: set('heroTitle', 'Tu pensión se construye con lo que sabes hoy'),
    heroText: set(
      'heroText',
      'Cursos breves, artículos claros y un certificado digital al terminar. A tu ritmo, desde el teléfono.',
    ),
    welcomeTitle: set('welcomeTitle', 'Bienvenido a tu aula de pensiones'),
    welcomeText: set(
      'welcomeText',
      'La pensión parece un asunto lejano y lleno de siglas. Aquí la explicamos con palabras de todos los días, junto a la administradora de fondos de pensiones, para que decidas con calma.',
    ),
    promiseText: set(
      'promiseText',
      'Con una nota final de 80 puntos o más recibes tu certificado digital de participación.',
    ),
    bannerText: set(
      'bannerText',
      isRealAddress(contactEmail) ? `Escríbenos a ${emailPlace}.` : 'Escríbenos y te respondemos.',
    ),
    footerText: set(
      'footerText',
      `Un espacio ${ofInstitute(institute)} para entender tu pensión, paso a paso.`,
    ),
    senderName: set('senderName', given.senderName || name),
    currency: set('currency', 'Bs'),
    logo: set('logo'),
    icon: set('icon'),
    sharePicture: set('sharePicture'),
    brandColour: set('brandColour', givenColours.brand),
    sunColour: set('sunColour', givenColours.sun),
  };
}

/** A name short enough to stand under a phone's icon. */
function firstWords(name: string): string {
  const cut = name.slice(0, settingLengths.shortName + 1);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : name.slice(0, settingLengths.shortName);
}

/** True for a real address: pages show no other, and mails go to no other (spec 11.3). */
export const isRealAddress = (address: string): boolean => address !== '' && !isExampleAddress(address);

/** The institute's colours among the settings. */
export const coloursOf = ({ brandColour, sunColour }: Pick<Settings, 'brandColour' | 'sunColour'>) => ({
  brand: brandColour,
  sun: sunColour,
});
