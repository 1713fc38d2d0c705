import type { LegalPageToEdit } from '../../../contract/calls/legal.ts';
import { legalTitles } from '../../../contract/content/legal-pages.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { dateAndTime } from '../../lib/format.ts';
import { authorOf } from '../../lib/versions/version-author.ts';
import { type ListedVersion, VersionsDialog } from '../../lib/versions/versions-dialog.tsx';

interface LegalVersionsProps {
  data: LegalPageToEdit;
  /** Asks before unsaved text would be dropped. */
  before: (go: () => void) => void;
}

/** Every saved version of a page, with its restoration, and that of the default text. */
export function LegalVersions({ data: { page, version, written }, before }: LegalVersionsProps) {
  const api = useApi();
  async function load(): Promise<ListedVersion[]> {
    const { data } = await api.legal.getRevisions({ Page: page });
    const saved = data.map((each) => ({
      version: each.version,
      name: `Versión ${each.version}`,
      note: `${authorOf(each)}, ${dateAndTime(each.savedAt)}${each.written === '' ? '. Volvió al texto que trae el portal' : ''}.`,
      now: each.version === version ? 'la de ahora' : null,
    }));
    const given: ListedVersion = {
      version: 0,
      name: 'El texto que trae el portal',
      note: 'Dice lo que el portal guarda y usa los datos de Ajustes.',
      now: written === '' ? 'el de ahora' : null,
    };
    return [...saved, given];
  }
  return (
    <VersionsDialog
      title={`Versiones de «${legalTitles[page]}»`}
      load={load}
      restore={(Revision) =>
        Revision === 0
          ? api.legal.update({ Page: page, Text: '', Version: version })
          : api.legal.restoreRevision({ Page: page, Revision, Version: version })
      }
      before={before}
    />
  );
}
