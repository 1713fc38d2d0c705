import type * as z from 'zod/mini';
import type { contract } from '../../../contract/index.ts';
import {
  type SettingName,
  type Settings,
  settingNames,
  type WrittenSettings,
} from '../../../contract/settings/portal-settings.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { addPicture } from './pictures.ts';
import { getSettings, listRevisions, restoreRevision, updateSettings } from './settings.ts';
import { sendTestMail } from './test-mail.ts';

type Written = z.output<typeof contract.settings.update.input>;

const wireName = (name: SettingName) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<SettingName>;

/** The sent settings under the code's names. */
const changeOf = (input: Written): Partial<Record<SettingName, string | undefined>> =>
  Object.fromEntries(settingNames.map((name) => [name, input[wireName(name)]]));

/** Every setting, '' for unwritten ones. */
const inFull = (written: WrittenSettings): Settings =>
  Object.fromEntries(settingNames.map((name) => [name, written[name] ?? ''])) as Settings;

export const settings: Controller<typeof contract.settings> = {
  async get(context) {
    const { written, savedAt, ...rest } = await getSettings(context);
    return answer({ ...rest, savedAt: savedAt?.toISOString() ?? null, written: inFull(written) });
  },
  async getPublic({ settings: { current, contact }, config: { timeZone } }) {
    return answer({ ...current, contactEmail: contact ?? '', timeZone });
  },
  async update(context, { Version, ...input }) {
    const saved = await updateSettings(context, changeOf(input), Version);
    return answer(saved, { message: 'Guardado. El portal ya lo muestra.' });
  },
  async getRevisions(context) {
    const saved = await listRevisions(context);
    return answer(
      saved.map((each) => ({ ...each, savedAt: each.savedAt.toISOString(), written: inFull(each.written) })),
    );
  },
  async restoreRevision(context, { Revision, Version }) {
    const saved = await restoreRevision(context, Revision, Version);
    return answer(saved, { message: 'La versión se restauró.' });
  },
  async addPicture(context, { Kind, file }) {
    return answer(await addPicture(context, Kind, file));
  },
  async sendTestMail(context, { To }) {
    const result = await sendTestMail(context, To);
    return result.isSent
      ? answer(result, {
          message: `El servidor de correo aceptó la prueba para ${result.to}. Mira si llegó.`,
        })
      : answer(result, { message: `La prueba no salió: ${result.reason}`, icon: 'warning' });
  },
};
