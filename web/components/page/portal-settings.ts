import { createContext, useContext } from 'react';
import type { PageSettings } from '../../../contract/settings/portal-settings.ts';

const names =
  'shortName slogan institute icon sharePicture brandColour sunColour phone address hours heroTitle heroText';
const more = 'welcomeTitle welcomeText promiseText bannerText footerText currency logo';

/** Outside a frame there are no settings but the name that the portal comes with: scripts do not carry its texts. */
const unset = {
  ...Object.fromEntries(`${names} ${more}`.split(' ').map((name) => [name, ''])),
  name: 'Aula Previsional',
} as unknown as PageSettings;

/** The institute's settings for everything in a frame; islands get theirs as props. */
export const SettingsContext = createContext<PageSettings>(unset);

export const useSettings = (): PageSettings => useContext(SettingsContext);
