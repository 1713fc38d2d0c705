import { plural } from '../../lib/imports/import-report.rules.ts';

export const importQuestionsLabel = (count: number): string =>
  count === 0 ? 'Importar' : `Importar ${plural(count, 'pregunta', 'preguntas')}`;

export function importedText(count: number): string {
  if (count === 0) return 'No se agregó ninguna pregunta.';
  return count === 1 ? 'Se agregó 1 pregunta.' : `Se agregaron ${count} preguntas.`;
}
