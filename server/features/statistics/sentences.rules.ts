import { spokenAnswer } from '../../../contract/questions/key.ts';
import type { QuestionAlarm } from './alarms.rules.ts';

/** An alarm of a question in plain words, with the remedy (spec 10.9). */
export function questionSentence(alarm: QuestionAlarm): string {
  if (alarm.kind === 'reversed')
    return 'Quienes más saben la fallan más que los demás. Revisa el enunciado y la clave.';
  if (alarm.kind === 'nobody') {
    const key = spokenAnswer(alarm.key);
    return alarm.chosen === null
      ? `Nadie la acierta. ¿Es demasiado difícil, o está mal la clave (${key})?`
      : `Nadie la acierta y la mayoría elige ${spokenAnswer(alarm.chosen)}. ¿Está mal la clave (${key})?`;
  }
  if (alarm.kind === 'failed') return 'Casi todos la fallan. ¿Es demasiado difícil, o está mal la clave?';
  const chosen = spokenAnswer(alarm.chosen);
  return alarm.isFailed
    ? `Casi todos la fallan y los mejores eligen ${chosen}. ¿Está mal la clave (${spokenAnswer(alarm.key)})?`
    : `Los mejores eligen ${chosen} y no ${spokenAnswer(alarm.key)}. ¿Está mal la clave?`;
}

/** A changed pass rate, in plain words. */
export const rateSentence = ({ recent, former }: { recent: number; former: number }): string =>
  `Aprueba el ${recent} % en los últimos 30 días; en los 90 de antes aprobaba el ${former} %.`;

/** Explains a reliability in one sentence (spec 10.8). */
export function reliabilitySentence({ kr20, isSameForAll }: { kr20: number; isSameForAll: boolean }): string {
  const share = Math.max(0, Math.round(100 * kr20));
  const told = `De las diferencias entre las notas, cerca del ${share} % se debe a lo que sabe cada persona y el resto al azar.`;
  const judged =
    kr20 >= 0.8
      ? 'Las notas son confiables.'
      : kr20 >= 0.6
        ? 'Las notas son medianamente confiables: con más preguntas, o mejores, lo serían más.'
        : 'Las notas dicen poco: agrega preguntas y revisa las que no distinguen a quien sabe.';
  const drawn = isSameForAll ? '' : ' Es una aproximación, porque cada examen sortea sus preguntas.';
  return `${told} ${judged}${drawn}`;
}
