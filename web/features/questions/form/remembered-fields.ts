import type { FormTexts } from '../../../lib/form-texts.ts';
import { deviceStorage } from '../../../lib/safe-storage.ts';
import { type QuestionTexts, textsOfQuestion } from './question-form.rules.ts';

/** Fields that the next question of a course most likely shares with the previous one. */
const names = ['QuestionTypeId', 'Module'] as const;

const keyOf = (courseId: number) => `portal.question.last.${courseId}`;

/** The category and the module of the last question saved in a course on this device. */
export function rememberedFields(courseId: number): QuestionTexts {
  const stored = deviceStorage.read(keyOf(courseId));
  const remembered = stored === null ? {} : (JSON.parse(stored) as FormTexts);
  return { ...textsOfQuestion(null), ...remembered };
}

export function rememberFields(courseId: number, input: Readonly<Record<string, unknown>>): void {
  const fields = Object.fromEntries(names.map((name) => [name, String(input[name] ?? '')]));
  deviceStorage.write(keyOf(courseId), JSON.stringify(fields));
}
