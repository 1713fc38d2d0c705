import * as z from 'zod/mini';
import { emailAddress } from '../accounts/person-fields.ts';
import { endpoint } from '../endpoint.ts';
import { rowId, tooLong } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { readColour } from './colours.ts';
import { isExampleAddress } from './example-address.ts';
import { type SettingText, settingLengths, settingPictures } from './portal-settings.ts';

const oneLine = (given: string) => plainLine(given).replace(/ {2,}/g, ' ');

/** A line of text; empty = the portal's default. */
const line = (name: SettingText) => written(oneLine, settingLengths[name]);
const text = (name: SettingText) => written(plainText, settingLengths[name]);
const written = (clean: (given: string) => string, max: number) =>
  z.optional(
    z.string('Escribe un texto.').check(z.overwrite(clean), z.trim(), z.maxLength(max, tooLong(max))),
  );

/** The name of a person or institution as a sender, which mail programs could otherwise read as an address. */
const senderName = z.optional(
  z
    .string('Escribe un texto.')
    .check(
      z.overwrite(plainLine),
      z.trim(),
      z.maxLength(settingLengths.senderName, tooLong(settingLengths.senderName)),
      z.regex(/^[^<>@"]*$/, 'Escribe un nombre sin los signos < > @ ni comillas.'),
    ),
);

/** An address that belongs to nobody is refused: it would be stored, and no page would show it (spec 13.14). */
const contactEmail = z.optional(
  z
    .union(
      [z.literal(''), emailAddress('Escribe un correo.')],
      'Escribe un correo válido, por ejemplo nombre@correo.com.',
    )
    .check(
      z.refine((address) => !isExampleAddress(address), {
        error:
          'Esa dirección es de un ejemplo y nadie la lee. Escribe la de tu institución, o deja el campo vacío.',
        abort: true,
      }),
    ),
);

const colour = z.optional(
  z.string('Escribe un color.').check(
    z.overwrite((given) => (given.trim() === '' ? '' : (readColour(given) ?? given))),
    z.regex(
      /^(#[\da-f]{6})?$/,
      'Escribe el color como #0b5a50: una almohadilla y seis cifras o letras de la a a la f.',
    ),
  ),
);

const picture = z.optional(
  z.string('Elige una imagen.').check(z.regex(/^([\da-f]{64}\.png)?$/, 'Elige una imagen.')),
);

/** The settings that an administrator writes. An absent field stays; an empty one returns to the default. */
const settingsWritten = {
  Name: line('name'),
  ShortName: line('shortName'),
  Slogan: line('slogan'),
  Institute: line('institute'),
  Logo: picture,
  Icon: picture,
  SharePicture: picture,
  BrandColour: colour,
  SunColour: colour,
  ContactEmail: contactEmail,
  Phone: line('phone'),
  Address: line('address'),
  Hours: line('hours'),
  HeroTitle: line('heroTitle'),
  HeroText: text('heroText'),
  WelcomeTitle: line('welcomeTitle'),
  WelcomeText: text('welcomeText'),
  PromiseText: line('promiseText'),
  BannerText: line('bannerText'),
  FooterText: line('footerText'),
  SenderName: senderName,
  Currency: line('currency'),
};

const shown = {
  name: z.string(),
  shortName: z.string(),
  slogan: z.string(),
  institute: z.string(),
  logo: z.string(),
  icon: z.string(),
  sharePicture: z.string(),
  brandColour: z.string(),
  sunColour: z.string(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
  heroTitle: z.string(),
  heroText: z.string(),
  welcomeTitle: z.string(),
  welcomeText: z.string(),
  promiseText: z.string(),
  bannerText: z.string(),
  footerText: z.string(),
  currency: z.string(),
  /** '' = not set, or only an example address. */
  contactEmail: z.string(),
};

const everySetting = z.object({ ...shown, senderName: z.string() });

const settingsToEdit = z.object({
  /** 0 = never saved. */
  version: z.int(),
  savedAt: z.nullable(z.string()),
  savedBy: z.nullable(z.string()),
  /** The written settings; '' = the value in `given`. */
  written: everySetting,
  /** The values of unwritten settings. */
  given: everySetting,
  timeZone: z.string(),
  mail: z.object({
    /** The mail server without its password; null = none. */
    server: z.nullable(z.string()),
    isEncrypted: z.boolean(),
    /** The sender address of mails. */
    sender: z.string(),
    sentToday: z.int(),
    failed: z.int(),
  }),
  /** The calling administrator's address, for a test mail; '' = unknown. */
  ownEmail: z.string(),
});
export type SettingsToEdit = z.infer<typeof settingsToEdit>;

const settingsRevision = z.object({
  version: z.int(),
  savedAt: z.string(),
  /** Null = it came with the portal, or the account was deleted. */
  savedBy: z.nullable(z.string()),
  changed: z.array(z.string()),
  written: everySetting,
});

/** The institute's settings (spec 13.14); all calls are extensions. */
export const settings = {
  get: endpoint({
    method: 'GET',
    path: 'Settings/Get',
    who: 'admin',
    summary: 'The settings as they were written, what holds where nothing is, and the mail server',
    input: z.object({}),
    output: settingsToEdit,
  }),
  getPublic: endpoint({
    method: 'GET',
    path: 'Settings/GetPublic',
    who: 'open',
    summary: 'The settings that pages show',
    input: z.object({}),
    output: z.object({ ...shown, timeZone: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Settings/Update',
    who: 'admin',
    effect: 'publicWord',
    summary:
      'Changes settings; absent ones stay, empty ones are again as the portal has them; a stale Version is 409',
    input: z.object({ ...settingsWritten, Version: z.optional(z.int()) }),
    output: z.object({ version: z.int() }),
  }),
  getRevisions: endpoint({
    method: 'GET',
    path: 'Settings/GetRevisions',
    who: 'admin',
    summary: 'The newest hundred versions of the settings, the newest first',
    input: z.object({}),
    output: z.array(settingsRevision),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: 'Settings/RestoreRevision',
    who: 'admin',
    effect: 'publicWord',
    summary: 'Saves an earlier version of the settings as a new one; a stale Version is 409',
    input: z.object({ Revision: rowId(), Version: z.optional(z.int()) }),
    output: z.object({ version: z.int() }),
  }),
  addPicture: endpoint({
    method: 'POST',
    path: 'Settings/AddPicture',
    who: 'admin',
    effect: 'undoable',
    upload: 'picture',
    summary: 'Stores a picture for the settings, which Update then names: a logo, an icon, one to share',
    input: z.object({
      Kind: z.enum(settingPictures, 'Di si es el logo, el icono o la imagen al compartir.'),
      file: uploadedFile(),
    }),
    output: z.object({ path: z.string(), width: z.int(), height: z.int() }),
  }),
  sendTestMail: endpoint({
    method: 'POST',
    path: 'Settings/SendTestMail',
    who: 'admin',
    effect: 'publicWord',
    provesInside: true,
    summary:
      'Sends a mail to try, now, and answers what the mail server said; without To to the caller’s own address',
    input: z.object({ To: z.optional(emailAddress('Escribe un correo.')) }),
    output: z.object({
      to: z.string(),
      isSent: z.boolean(),
      /** The mail server's own error. */
      reason: z.nullable(z.string()),
    }),
  }),
};
