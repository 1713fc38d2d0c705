import type { ReactNode } from 'react';
import type { Revision } from '../../../contract/revision.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import type { ComparedField } from '../../components/text/compare-fields.tsx';
import { useNotice } from '../page/notice.ts';
import type { StoredVersion } from './version-author.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';

type VersionsPageProps<Chosen extends StoredVersion> = {
  /** The noun inside a sentence: 'el artículo'. */
  noun: string;
  /** The address of the list of its kind. */
  home: { label: string; href: string };
  /** The head of the row's screens; without it the screen has its own. */
  head?: (here: string) => ReactNode;
  present: StoredVersion & { title: string };
  revisions: readonly Revision[];
  /** The version to compare with the current one; null = none chosen. */
  chosen: Chosen | null;
  hrefs: { list: string; edit: string; see: string };
  /** The effect of restoring the chosen version, in a sentence or two. */
  consequence: (chosen: Chosen) => string;
  /** Saves the chosen version as a new one over the current one. */
  restore: (chosen: Chosen) => Promise<{ message: string }>;
  /** The chosen version (`before`) and the current one (`after`), field by field. */
  fieldsOf: (chosen: Chosen) => readonly ComparedField[];
  /** Names equal values in one line. */
  foldsEqual?: boolean;
};

/** The list of saved versions, or one of them beside the current one with a button that restores it. */
export function VersionsPage<Chosen extends StoredVersion>(props: VersionsPageProps<Chosen>) {
  const { noun, home, head, present, revisions, chosen, hrefs } = props;
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
          consequence={props.consequence(chosen)}
          restore={() => props.restore(chosen)}
          fields={props.fieldsOf(chosen)}
          foldsEqual={props.foldsEqual ?? false}
        />
      )}
    </>
  );
}
