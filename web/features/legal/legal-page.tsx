import type { LegalPageShown } from '../../../contract/legal/calls.ts';
import { legalTitles } from '../../../contract/legal/pages.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { calendarDate } from '../../lib/format.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { TextFacts } from '../../lib/page/text-facts.tsx';

/** /privacidad, /condiciones, /accesibilidad: the institute's rules (spec 13.16). */
export default function LegalPage({ data }: PageViewProps<LegalPageShown>) {
  return (
    <article className="wrap page">
      <PageHead title={legalTitles[data.page]} />
      <TextFacts revised={data.revised === null ? null : calendarDate(data.revised)} />
      <Prose html={data.html} />
    </article>
  );
}
