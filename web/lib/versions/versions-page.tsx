import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import type { ComparedField } from '../../components/text/compare-fields.tsx';
import { useNotice } from '../page/notice.ts';
import type { LoadedVersions } from './load-versions.ts';
import type { StoredVersion } from './version-author.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

type TitledRow = StoredVersion & { id: number; title: string };

type VersionsPageProps<Present extends TitledRow, Chosen extends StoredVersion> = {
  /** The noun inside a sentence: 'el artículo'. */
  noun: string;
  /** The address of the list of its kind. */
  home: { label: string; href: string };
  /** The head of the row's screens; without it the screen has its own. */
  head?: (here: string) => ReactNode;
  loaded: LoadedVersions<Present, Chosen>;
  hrefs: { list: string; edit: string; see: string };
  /** The effect of restoring: what is as in the chosen version again, and what the current one is then. */
  consequence: readonly [regained: string, stays?: string];
  /** Saves the chosen version as a new one over the current one. */
  restore: (input: { Id: number; Revision: number; Version: number }) => Promise<{ message: string }>;
  /** The chosen version (`before`) and the current one (`after`), field by field. */
  fieldsOf: (chosen: Chosen, present: Present) => readonly ComparedField[];
  /** Names equal values in one line. */
  foldsEqual?: boolean;
};

/** The list of saved versions, or one of them beside the current one with a button that restores it. */
export function VersionsPage<Present extends TitledRow, Chosen extends StoredVersion>(
  props: VersionsPageProps<Present, Chosen>,
) {
  const { noun, home, head, hrefs } = props;
  const { present, revisions, chosen } = props.loaded;
  const [regained, stays = ''] = props.consequence;
  const titleLevel = head === undefined ? 1 : 2;
  useNotice();
  return (
    <>
      {head?.(chosen === null ? 'Versiones' : `Versión ${chosen.version}`) ?? (
        <Breadcrumb
          trail={[
            home,
            { label: 'Editar', href: hrefs.edit },
            ...(chosen === null
              ? [{ label: 'Versiones' }]
              : [{ label: 'Versiones', href: hrefs.list }, { label: `Versión ${chosen.version}` }]),
          ]}
        />
      )}
      {chosen === null ? (
        <VersionList
          titleLevel={titleLevel}
          noun={noun}
          present={present}
          revisions={revisions}
          hrefs={hrefs}
        />
      ) : (
        <VersionComparison
          titleLevel={titleLevel}
          present={present}
          chosen={chosen}
          listHref={hrefs.list}
          consequence={`${regained.replace('#', String(chosen.version))}. Lo de ahora queda como versión ${present.version}${stays}.`}
          restore={() =>
            props.restore({ Id: present.id, Revision: chosen.version, Version: present.version })
          }
          fields={props.fieldsOf(chosen, present)}
          foldsEqual={props.foldsEqual ?? false}
        />
      )}
    </>
  );
}
