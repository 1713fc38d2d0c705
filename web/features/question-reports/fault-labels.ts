import type { QuestionFault } from '../../../contract/question-reports/calls.ts';

export const faultLabels: Record<QuestionFault, string> = {
  key: 'La respuesta correcta no es esa',
  several: 'Hay más de una correcta',
  unclear: 'No se entiende',
  law: 'La ley ya cambió',
  other: 'Está mal escrita, u otra cosa',
};
