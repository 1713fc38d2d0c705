import { Refusal, sentence } from '../../../contract/refusal.ts';
import { type ColourFault, faultOfBrand, faultOfSun } from '../../../contract/settings/brand-colours.ts';
import {
  type SettingName,
  type Settings,
  settingNames,
  type WrittenSettings,
} from '../../../contract/settings/portal-settings.ts';

/** Applies a change: an absent setting stays, an empty one is removed. */
export function afterChange(
  written: WrittenSettings,
  change: Partial<Record<SettingName, string | undefined>>,
): WrittenSettings {
  const next = settingNames.map((name) => [name, change[name] ?? written[name] ?? ''] as const);
  return Object.fromEntries(next.filter(([, value]) => value !== ''));
}

export const changedNames = (before: WrittenSettings, after: WrittenSettings): SettingName[] =>
  settingNames.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));

const figure = (ratio: number) =>
  (Math.floor(ratio * 10) / 10).toLocaleString('es', { minimumFractionDigits: 1 });

const refusalOf = (
  code: 'colourHardToRead' | 'sunHardToRead',
  field: string,
  colour: string,
  { measured, needed, nearest }: ColourFault,
) => {
  const values = { colour, measured: figure(measured), needed: figure(needed), nearest };
  return new Refusal(code, { values, errors: [{ field, message: sentence(code, values) }] });
};

/** Refuses (400) colours with too little contrast, with the measured value and the nearest good one. */
export function refuseColours({ brandColour, sunColour }: Pick<Settings, 'brandColour' | 'sunColour'>): void {
  const brandFault = faultOfBrand(brandColour);
  if (brandFault !== undefined) throw refusalOf('colourHardToRead', 'BrandColour', brandColour, brandFault);
  const sunFault = faultOfSun(sunColour, brandColour);
  if (sunFault !== undefined) throw refusalOf('sunHardToRead', 'SunColour', sunColour, sunFault);
}

/** A mail server as administrators may see it: without name and password. */
export function shownServer(smtpUrl: string): string {
  const { hostname, port } = new URL(smtpUrl);
  return port === '' ? hostname : `${hostname}:${port}`;
}
