import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { contract } from '../../contract/index.ts';
import { underDraft } from './form-texts.ts';
import type { useForm } from './forms/use-form.ts';

type Calls = typeof contract;
/** The texts that the form of a call begins with, where `Sent` are sent beside them. */
type Begun<Row extends { input: z.core.$ZodObject }, Sent extends string = never> = NonNullable<
  Parameters<typeof useForm<Row['input'], Record<Sent, unknown>>>[0]['texts']
>;
/** The fields that can be taken from texts and leave something that compiles. */
type Forgettable<Texts> = {
  [Field in keyof Texts]: Omit<Texts, Field> extends Texts ? Field : never;
}[keyof Texts];

test('the beginning of every form of content that lacks a field does not compile', () => {
  expectTypeOf<Forgettable<Begun<Calls['article']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['calculator']['updateAsked'], 'Name'>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['category']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['course']['add'], 'Certificado'>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['group']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['legal']['update'], 'Page'>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['leyReglamento']['update']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['leyTexto']['save']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['parameter']['update'], 'Name'>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['question']['add'], 'CourseId'>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['ruta']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['sistemaPension']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['subject']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['term']['add']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['usuario']['update']>>>().toBeNever();
  expectTypeOf<Forgettable<Begun<Calls['video']['add']>>>().toBeNever();
  // these hold something, so that none of the lines above is empty for want of fields
  expectTypeOf<Begun<Calls['leyTexto']['save']>>().toHaveProperty('Gazette');
  expectTypeOf<Forgettable<{ Gazette?: string }>>().not.toBeNever();
});

test('a form begun from a draft has the stored text of a field that the draft does not know', () => {
  const stored = { Title: 'Ley 214', Gazette: 'Gaceta 1' };
  expect(underDraft(stored, { Title: 'Ley 215' })).toEqual({ Title: 'Ley 215', Gazette: 'Gaceta 1' });
  expect(underDraft(stored, null)).toEqual(stored);
});
