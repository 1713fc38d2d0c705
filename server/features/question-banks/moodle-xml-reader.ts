import { BadXml, childOf, childrenOf, parseXml, type XmlNode } from '../../platform/xml/xml-nodes.ts';
import {
  BadBank,
  isHardTag,
  lostTitle,
  problemAt,
  type ReadBank,
  type ReadItem,
  titlesToldOnce,
  validatedItem,
} from './bank.rules.ts';
import { moduleOf } from './categories.rules.ts';
import { htmlOfText, joinedFeedback } from './explanations.rules.ts';
import { looksLikeHtml } from './looks-like-html.rules.ts';
import { htmlToText, pictureNote } from './plain-text.ts';
import { rightByWeights } from './weights.rules.ts';

const fileNote = 'Tenía una imagen u otro archivo, que no se importa.';

/** Moodle's question types that the portal does not have. */
const unsupportedTypes: Record<string, string> = {
  essay: 'de texto libre (ensayo)',
  shortanswer: 'de respuesta corta',
  numerical: 'numérica',
  matching: 'de emparejar',
  match: 'de emparejar',
  randomsamatch: 'de emparejar al azar',
  description: 'de solo texto (descripción)',
  cloze: 'de respuestas incrustadas (cloze)',
  multianswer: 'de respuestas incrustadas (cloze)',
  calculated: 'calculada',
  calculatedsimple: 'calculada',
  calculatedmulti: 'calculada',
  ddwtos: 'de arrastrar palabras',
  ddmarker: 'de arrastrar marcas',
  ddimageortext: 'de arrastrar sobre una imagen',
  gapselect: 'de elegir palabras',
  ordering: 'de ordenar',
  random: 'al azar',
};

/** Reads a Moodle XML file; its categories become modules. */
export function readMoodleXml(text: string): ReadBank {
  const quiz = rootOf(text);
  if (quiz.name !== 'quiz')
    throw new BadBank(`El XML no es de Moodle: empieza con <${quiz.name.slice(0, 40)}>.`);
  const lineOf = lineCounter(text);
  const items: ReadItem[] = [];
  const notes: ReadBank['notes'] = [];
  let module = '';
  for (const node of quiz.children) {
    const line = lineOf(node.at);
    if (node.name !== 'question') items.push(problemAt(line, node.name, 'No es una pregunta.'));
    else if (node.attributes['type'] === 'category') module = moduleOf(wordsOf(childOf(node, 'category')));
    else items.push(itemOf(node, line, module));
  }
  if (quiz.children.some((node) => hasWords(node, 'correctfeedback', 'incorrectfeedback')))
    notes.push({ line: null, text: 'Las frases de «correcto» e «incorrecto» de Moodle no se importan.' });
  return titlesToldOnce({ items, notes });
}

function rootOf(text: string): XmlNode {
  try {
    return parseXml(text);
  } catch (error) {
    throw error instanceof BadXml ? new BadBank(error.message) : error;
  }
}

const wordsOf = (node: XmlNode | undefined): string =>
  node === undefined ? '' : (childOf(node, 'text') ?? node).text.trim();
const hasWords = (node: XmlNode, ...names: string[]): boolean =>
  names.some((name) => childrenOf(node, name).some((child) => wordsOf(child) !== ''));

/** A feedback as HTML; '' = none. */
function feedbackOf(part: XmlNode | undefined): string {
  const words = wordsOf(part);
  const format = part?.attributes['format'] ?? 'html';
  return format === 'html' || (format === 'moodle_auto_format' && looksLikeHtml(words))
    ? words
    : htmlOfText(words);
}

const truthName = (text = '') => (text.toLowerCase() === 'true' ? 'Verdadero' : 'Falso');

function itemOf(node: XmlNode, line: number, module: string): ReadItem {
  const notes = new Set<string>();
  const textOf = (part: XmlNode | undefined): string => {
    const words = wordsOf(part);
    const format = part?.attributes['format'] ?? 'html';
    if (part !== undefined && childrenOf(part, 'file').length > 0) notes.add(fileNote);
    if (format === 'plain_text') return words;
    if (format === 'markdown') {
      if (/[*_`#[\]]/.test(words)) notes.add('Estaba en Markdown: queda como texto, con sus signos.');
      return words;
    }
    if (!looksLikeHtml(words)) return words;
    const plain = htmlToText(words);
    for (const note of plain.notes) notes.add(note);
    return plain.text;
  };
  const type = node.attributes['type'] ?? '';
  const description = textOf(childOf(node, 'questiontext'));
  const title = wordsOf(childOf(node, 'name')).replace(/\s+/g, ' ');
  const refuse = (problem: string) => problemAt(line, description || title, problem);
  if (type !== 'multichoice' && type !== 'truefalse') {
    const kind = unsupportedTypes[type] ?? `de un tipo que no conocemos («${type.slice(0, 40)}»)`;
    return refuse(`Es una pregunta ${kind}; aquí hay de opción múltiple y de verdadero o falso.`);
  }
  if (!description.replace(/\s+/g, ' ').startsWith(title.replace(/(?:…|\.\.\.)$/, ''))) notes.add(lostTitle);
  if (wordsOf(childOf(node, 'hidden')) === '1') notes.add('En Moodle estaba oculta.');
  if (hasWords(node, 'image', 'image_base64')) notes.add(pictureNote); // Moodle 1.9
  const given = childrenOf(node, 'answer');
  if (hasWords(node, 'hint')) notes.add('Sus pistas no se importan.');
  const tags = childrenOf(childOf(node, 'tags') ?? node, 'tag').map(wordsOf);
  const isHard = tags.some(isHardTag);
  if (tags.some((tag) => !isHardTag(tag))) notes.add('Sus etiquetas no se importan.');
  if (hasWords(node, 'idnumber')) notes.add('Su número de identificación no se importa.');
  if ((Number(wordsOf(childOf(node, 'defaultgrade')) || 1) || 1) !== 1)
    notes.add('Sus puntos no se importan: todas las preguntas valen lo mismo.');
  const weighed = given.map((answer) => ({
    text: textOf(answer),
    percent: Number(answer.attributes['fraction'] ?? 0) || 0,
  }));
  const explanation = joinedFeedback(
    feedbackOf(childOf(node, 'generalfeedback')),
    given.map((answer, at) => ({
      option: type === 'truefalse' ? truthName(weighed[at]?.text) : (weighed[at]?.text ?? ''),
      html: feedbackOf(childOf(answer, 'feedback')),
    })),
  );
  if (notes.has(fileNote)) notes.delete(pictureNote);
  if (type === 'truefalse') {
    const [right, ...others] = weighed
      .filter(({ percent }) => percent > 0)
      .map(({ text }) => text.toLowerCase());
    const isTrue = others.length > 0 ? null : ({ true: true, false: false }[right ?? ''] ?? null);
    return validatedItem(line, {
      description,
      module,
      isHard,
      explanation,
      notes: [...notes],
      answers: { isTrue },
    });
  }
  const single = wordsOf(childOf(node, 'single'));
  const isSingle = single === '' ? undefined : single === 'true' || single === '1';
  const right = rightByWeights(weighed, isSingle);
  const all = [...notes, ...right.notes];
  const answers = { options: right.options, asksSeveral: isSingle === false };
  return validatedItem(line, { description, module, isHard, explanation, notes: all, answers });
}

/** Finds line numbers for growing offsets. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let from = 0;
  return (at) => {
    for (; from < at; from += 1) if (text[from] === '\n') line += 1;
    return line;
  };
}
