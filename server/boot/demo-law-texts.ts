import { escapeHtml } from '../../contract/text/text.ts';
import { decreto130DeMontos } from '../../database/seed/law-texts/decreto-130-de-montos.ts';
import { ley214DePensiones } from '../../database/seed/law-texts/ley-214-de-pensiones.ts';
import { reglamento77DeTramites } from '../../database/seed/law-texts/reglamento-77-de-tramites.ts';
import type { SeedLawText, SeedWords } from '../../database/seed/seed-types.ts';
import type { LawContent } from '../features/laws/laws-text.rules.ts';

/** The demonstration's laws with texts; their official files are typeset like the other documents. */
export const lawTexts: readonly SeedLawText[] = [
  ley214DePensiones,
  reglamento77DeTramites,
  decreto130DeMontos,
];

/** The sections of a law's official file, in its original words. */
export function sectionsOf({ parts }: SeedLawText): { heading: string; paragraphs: string[] }[] {
  const sections: { heading: string; paragraphs: string[] }[] = [];
  for (const part of parts) {
    if ('label' in part) sections.push({ heading: `${part.label}. ${part.title}`, paragraphs: [] });
    else
      sections.at(-1)?.paragraphs.push(`Artículo ${part.number}. ${part.title}. ${linesOf(part).join(' ')}`);
  }
  return sections;
}

const linesOf = ({ text, list = [] }: SeedWords): string[] => [
  ...text,
  ...list.map((line, index) => `${index + 1}. ${line}`),
];

function htmlOf({ text, list = [] }: SeedWords): string {
  const paragraphs = text.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const lines = list.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return lines === '' ? paragraphs : `${paragraphs}<ol>${lines}</ol>`;
}

export function lawContentOf(seed: SeedLawText): LawContent {
  const parts = seed.parts.map((part) =>
    'label' in part
      ? { kind: 'heading' as const, level: 1, ...part }
      : { kind: 'article' as const, number: part.number, title: part.title, html: htmlOf(part) },
  );
  const amendments = seed.amendments.map((amendment) => {
    const { from, by, number, action, note } = amendment;
    const after = amendment.action === 'insert' ? amendment.after : '';
    const words =
      amendment.action === 'repeal'
        ? { title: '', html: '' }
        : { title: amendment.title, html: htmlOf(amendment) };
    return { from, by, byLaw: null, action, number, after, note, ...words };
  });
  return { parts, amendments };
}
