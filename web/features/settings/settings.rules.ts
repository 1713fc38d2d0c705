import type { SettingsToEdit } from '../../../contract/settings/calls.ts';
import { settingNouns, settingTitle } from '../../../contract/settings/nouns.ts';
import {
  isRealAddress,
  type SettingName,
  type Settings,
  type SettingText,
  settingLengths,
  settingNames,
} from '../../../contract/settings/portal-settings.ts';
import type { ComparedField } from '../../components/text/compare-fields.tsx';

export const fieldName = (name: SettingName) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<SettingName>;

/** The props by which the field of a setting shows its value and its error. */
export const settingFields =
  (initial: Settings, errors: Record<string, string>) => (setting: SettingText) => {
    const name = fieldName(setting);
    return {
      name,
      defaultValue: initial[setting],
      maxLength: settingLengths[setting],
      error: errors[name],
    };
  };
export type FieldOf = ReturnType<typeof settingFields>;

/** True for a contact address that is in effect only because nobody has written one. */
const isPlaceholder = (name: SettingName, given: Settings) =>
  name === 'contactEmail' && !isRealAddress(given.contactEmail);

/** The values that the form shows: the written ones, else those in effect; never a placeholder address. */
export function shownValues({ written, given }: Pick<SettingsToEdit, 'written' | 'given'>): Settings {
  const value = (name: SettingName) => {
    if (written[name] !== '') return written[name];
    return isPlaceholder(name, given) ? '' : given[name];
  };
  return Object.fromEntries(settingNames.map((name) => [name, value(name)])) as Settings;
}

/** The form's texts as settings; a missing field keeps its value. */
export const valuesOf = (texts: Readonly<Record<string, string>>, before: Settings): Settings =>
  Object.fromEntries(settingNames.map((name) => [name, texts[fieldName(name)] ?? before[name]])) as Settings;

/**
 * The fields of a save: those that differ from the values in effect. One equal to its default is removed; a placeholder
 * address is no default, and is sent to be refused.
 */
export const sentOf = (
  values: Settings,
  before: Settings,
  { given }: Pick<SettingsToEdit, 'given'>,
): Partial<Record<Capitalize<SettingName>, string>> => {
  const changed = changedIn(values, before);
  return Object.fromEntries(
    settingNames.map((name) => {
      const isAsGiven = values[name].trim() === given[name] && !isPlaceholder(name, given);
      const value = isAsGiven ? '' : values[name];
      return [fieldName(name), changed.includes(name) ? value : undefined];
    }),
  );
};

/** Another person's settings with one's own changes: the result of saving over theirs. */
export const mergedOver = (theirs: Settings, values: Settings, before: Settings): Settings => ({
  ...theirs,
  ...Object.fromEntries(changedIn(values, before).map((name) => [name, values[name]])),
});

const sameText = (one: string, other: string) => one.trim() === other.trim();

export const changedIn = (values: Settings, before: Settings): SettingName[] =>
  settingNames.filter((name) => !sameText(values[name], before[name]));

const mostNamed = 3;

/** '2 cambios sin guardar: el teléfono y el título grande'. */
export function changesText(names: readonly SettingName[]): string {
  if (names.length === 0) return '';
  const count = names.length === 1 ? '1 cambio sin guardar' : `${names.length} cambios sin guardar`;
  return `${count}: ${listed(names)}`;
}

/** 'el logo, el icono y 3 más'. */
export function listed(names: readonly SettingName[]): string {
  const shown = names
    .slice(0, names.length > mostNamed ? mostNamed - 1 : mostNamed)
    .map((name) => settingNouns[name]);
  const rest = names.length - shown.length;
  const words = rest === 0 ? shown : [...shown, `${rest} más`];
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}

export const isSettingName = (name: string): name is SettingName => name in settingNouns;

/** The two sides of a conflict, field by field; for pictures, whether they are equal. */
export function comparedFields(own: Settings, theirs: Settings): ComparedField[] {
  const pictures: readonly SettingName[] = ['logo', 'icon', 'sharePicture'];
  return settingNames.map((name) => {
    const label = settingTitle(name);
    if (!pictures.includes(name)) return { label, before: theirs[name], after: own[name] };
    const isSame = theirs[name] === own[name];
    const words = (value: string) => (value === '' ? 'Sin imagen' : 'Una imagen');
    return {
      label,
      before: words(theirs[name]),
      after: isSame ? words(own[name]) : `${words(own[name])} (otra)`,
    };
  });
}

const figure = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString('es', { minimumFractionDigits: 1 });
/** A contrast in words: '8,1 a 1'. */
export const ratioText = (ratio: number): string => `${figure(ratio)} a 1`;
