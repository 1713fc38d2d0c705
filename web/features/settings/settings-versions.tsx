import { useApi } from '../../lib/api/api-context.ts';
import { dateAndTime } from '../../lib/format.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import { VersionsDialog } from '../../lib/versions/versions-dialog.tsx';
import { isSettingName, listed } from './settings.rules.ts';

interface SettingsVersionsProps {
  /** The current version; 0 = none was saved. */
  version: number;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of the settings with its changes and its restoration. */
export function SettingsVersions({ version, before }: SettingsVersionsProps) {
  const api = useApi();
  return (
    <VersionsDialog
      title="Versiones de los ajustes"
      load={async () =>
        (await api.settings.getRevisions({})).data.map((each) => ({
          version: each.version,
          name: `Versión ${each.version}`,
          note: `${authorOf(each)}, ${dateAndTime(each.savedAt)}. Cambió ${listed(each.changed.filter(isSettingName))}.`,
          now: each.version === version ? 'la de ahora' : null,
        }))
      }
      empty={<p>Nadie guardó ajustes todavía: el portal es como viene.</p>}
      consequence="El portal vuelve a mostrar el nombre, los colores, las imágenes y los textos de entonces."
      restore={(Revision) => api.settings.restoreRevision({ Revision, Version: version })}
      before={before}
    />
  );
}
