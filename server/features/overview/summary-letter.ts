import type { Overview } from '../../../contract/overview/calls.ts';
import { figureLabels, pendingText } from '../../../contract/overview/words.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { letter, portalNameOf, type Writer } from '../mail/letter.ts';
import type { LastRehearsal } from '../service-state/backup-runs.ts';

const inWords = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('es', { day: 'numeric', month: 'long' });

/** Tells how the last rehearsal of a bundle went; nothing if there was none. */
function rehearsalWords(rehearsal: LastRehearsal, timeZone: string): string[] {
  if (rehearsal === undefined) return [];
  const day = inWords(calendarDate(rehearsal.endedAt, timeZone));
  return rehearsal.failure === null
    ? [
        `La última copia de seguridad se ensayó el ${day} y volvió entera: ${rehearsal.rows} filas y ${rehearsal.files} archivos.`,
      ]
    : [`La última copia de seguridad se ensayó el ${day} y no se pudo recuperar. «Estado» dice por qué.`];
}

interface Week {
  overview: Overview;
  rehearsal: LastRehearsal;
}

/**
 * Writes the weekly letter: figures beside the week before, pending work, the last rehearsal, the most read and searched.
 */
export function summaryLetter(
  writer: Writer & Pick<Context, 'config'>,
  firstName: string,
  { overview, rehearsal }: Week,
) {
  const { publicUrl } = writer;
  const { from, to, week, before, pending, mostRead, searches } = overview;
  const figures = figureLabels.map(
    ({ figure, label }) => `${label}: ${week[figure]} (la semana anterior, ${before[figure]})`,
  );
  const waiting = pending.map(({ kind, count }) => `- ${pendingText(kind, count)}`);
  const read = mostRead.map(({ title, count }) => `- ${title}: ${count}`);
  const fruitless = searches.map(({ words, count }) => `- «${words}»: ${count}`);
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[title, ...lines].join('\n')];
  return {
    subject: `Tu semana en ${portalNameOf(writer)}: del ${inWords(from)} al ${inWords(to)}`,
    text: letter(writer, firstName, [
      [`Esto pasó en ${portalNameOf(writer)} del ${inWords(from)} al ${inWords(to)}:`, ...figures].join('\n'),
      ...(waiting.length === 0 ? ['Nada espera por ti.'] : section('Por atender:', waiting)),
      ...rehearsalWords(rehearsal, writer.config.timeZone),
      ...section('Lo más leído (veces que se abrió):', read),
      ...section('Búsquedas sin resultados de este mes y el anterior:', fruitless),
      'Todo está en tu página de inicio:',
      `${publicUrl}/inicio`,
      'Recibes esta carta porque lo pediste en tu perfil. Para dejar de recibirla, quita la marca:',
      `${publicUrl}/profile`,
    ]),
  };
}
