import { expect, test } from 'vitest';
import { decodeEscapes, preparedBlock } from './gift-escapes.rules.ts';

/** The input of the parser, with escaped text in angle brackets. */
const sourceOf = (text: string) => {
  const prepared = preparedBlock(text);
  if ('problem' in prepared) throw new Error(prepared.problem);
  return prepared.source.replace(/(?:\ue000[0-9a-f]{4})+/g, (covered) => `<${decodeEscapes(covered)}>`);
};

test('the parser gets a text without a title, and words around its answers as they stand', () => {
  expect(sourceOf(' ::Uno:: Antes {=x} después ')).toBe('::-::Antes {=x} después\n\n');
  expect(preparedBlock('::Uno \\: dos:: Antes {=x}')).toMatchObject({ title: 'Uno : dos', stem: 'Antes ' });
});

test('signs that have a meaning among answers have none in the words around them', () => {
  expect(sourceOf('a~b=c#d:e {=x} f~g}')).toBe('::-::a<~>b<=>c<#>d<:>e {=x} f<~>g<}>\n\n');
  expect(sourceOf('\\{no\\} \\~ \\= \\# \\: \\\\ \\n {=x}')).toBe(
    '::-::<{>no<}> <~> <=> <#> <:> <\\> <\n> {=x}\n\n',
  );
});

test('several spaces are kept inside a text, and mean nothing beside a sign', () => {
  expect(sourceOf('a   b  {  =x  y  ~  z}')).toBe('::-::a<   >b  {  =x<  >y  ~  z}\n\n');
});

test('a per cent sign that is no weight is a sign, and so are colons and, among choices, arrows', () => {
  expect(sourceOf('a {~%50%x ~%-33,3%y =%z ~ %100}')).toBe('::-::a {~%50%x ~%-33,3%y =<%>z ~ <%>100}\n\n');
  expect(sourceOf('a {=a:b->c ~d}')).toBe('::-::a {=a<:>b<->>c ~d}\n\n');
  expect(sourceOf('a {=b -> c =d -> e}')).toBe('::-::a {=b -> c =d -> e}\n\n');
});

test('numbers keep their colons', () => {
  expect(sourceOf('a {#3:0.1}')).toBe('::-::a {#3:0.1}\n\n');
  expect(sourceOf('a {=b####c:d}')).toBe('::-::a {=b####c<:>d}\n\n');
});

test('what is no question is called by what it says, and told what it lacks', () => {
  const noAnswers = 'Es un texto sin respuestas entre llaves { }.';
  expect(preparedBlock('Un texto \\{así\\}')).toEqual({ subject: 'Un texto {así}', problem: noAnswers });
  expect(preparedBlock('::Título::')).toEqual({ subject: 'Título', problem: noAnswers });
  const noEnd = 'Le falta la llave «}» que cierra las respuestas.';
  expect(preparedBlock('::Título:: ¿Cuál? {=a')).toEqual({ subject: '¿Cuál? ', problem: noEnd });
  expect(preparedBlock('{=a')).toEqual({ subject: '{=a', problem: noEnd });
  expect(preparedBlock('¿Cuál? {=a} ¿Y {=b}')).toEqual({
    subject: '¿Cuál? ',
    problem: 'Tiene dos grupos de respuestas: deja una línea en blanco entre pregunta y pregunta.',
  });
});
