import type { ReactNode } from 'react';
import { lawHref } from '../../../contract/content/law-anchors.ts';
import { FindLinksContext, type OfferedLink } from '../../components/rich-text/find-links.ts';
import { useApi } from '../api/api-context.ts';

/** Offers articles of laws in the link dialog of every editor inside (spec 6.16). */
export function FindLawArticles({ children }: { children: ReactNode }) {
  const api = useApi();
  async function find(value: string): Promise<OfferedLink[]> {
    const { data } = await api.homeSlider.search({ value, Type: 'Ley', Page: 1, PageSize: 20 });
    return data.results.flatMap(({ id, title, anchor }) =>
      anchor === undefined ? [] : [{ label: title, href: lawHref(id, anchor === '' ? {} : { anchor }) }],
    );
  }
  return <FindLinksContext value={find}>{children}</FindLinksContext>;
}
