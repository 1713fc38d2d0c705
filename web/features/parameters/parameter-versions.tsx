import type { ParameterShown } from '../../../contract/calls/parameter.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { dateAndTime } from '../../lib/format.ts';
import { VersionsDialog } from '../../lib/versions/versions-dialog.tsx';

/** Every saved version of a fact, with its restoration. */
export function ParameterVersions({ fact: { name, label, version } }: { fact: ParameterShown }) {
  const api = useApi();
  if (version === 0) return null;
  return (
    <VersionsDialog
      title={`Versiones de ${label}`}
      load={async () =>
        (await api.parameter.getRevisions({ Name: name })).data.map((each) => ({
          version: each.version,
          name: each.text === '' ? 'Sin dato' : each.text,
          note: `${each.savedBy ?? 'Vino con el portal'}, ${dateAndTime(each.savedAt)}. ${each.source}`,
          now: each.version === version ? 'el de ahora' : null,
        }))
      }
      consequence="Todos los textos y calculadoras vuelven a mostrar este valor, con su fuente y sus fechas."
      restore={(Revision) => api.parameter.restoreRevision({ Name: name, Revision, Version: version })}
    />
  );
}
