import { createContext, useContext } from 'react';
import { type PageSettings, settingsOf } from '../../../contract/content/portal-settings.ts';

const unset: PageSettings = settingsOf({}, { contactEmail: '', senderName: '' });

/** The institute's settings for everything in a frame; islands get theirs as props. */
export const SettingsContext = createContext<PageSettings>(unset);

export const useSettings = (): PageSettings => useContext(SettingsContext);
