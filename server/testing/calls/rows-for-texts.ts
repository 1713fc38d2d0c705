import type { Scene } from '../scenes.ts';
import { answersSavedTwice, decidedWords, feedbackWords, searchedWords, thing } from '../scenes.ts';

const pensionText = (scene: Scene) => thing(scene, 'Sistema');
const subject = (scene: Scene) => thing(scene, 'Tema');
const subjectTexts = { FirstThings: '', Answers: '¿Cuándo?\nA los 65.', Links: '/contact | Escríbenos' };
const term = (scene: Scene) => thing(scene, 'Termino');
const untreated = (scene: Scene) => thing(scene, 'NoTratado');

const group = (scene: Scene) => thing(scene, 'Palabras');

let words = 0;
/** An input that the glossary takes: a word that it has not, without links to others. */
const ofTerm = () => {
  words += 1;
  return { Term: `Palabra ${words}`, SeeAlso: '', LawLink: '' };
};

/** A page that asks '¿Te sirvió?' */
const aPage = () => ({ Kind: 'calculator', Key: 'cuanto-recibire', Useful: false });

/**
 * The rows of rowsForCalls for pension texts, subjects, the glossary and what readers say of pages; a term leads to none
 * that is not there.
 */
export const rowsForTexts = {
  'sistemaPension.add': async (scene: Scene) => ({ Id: await pensionText(scene) }),
  'sistemaPension.delete': async (scene: Scene) => ({ id: await pensionText(scene) }),
  'sistemaPension.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await pensionText(scene) }] }),
  'sistemaPension.order': async (scene: Scene) => ({ Ids: [await pensionText(scene)] }),
  'subject.read': async (scene: Scene) => ({ id: await subject(scene) }),
  'subject.getToEdit': async (scene: Scene) => ({ id: await subject(scene) }),
  'subject.getRevisions': async (scene: Scene) => ({ id: await subject(scene) }),
  'subject.getRevision': async (scene: Scene) => ({ id: await subject(scene), version: 1 }),
  'subject.restoreRevision': async (scene: Scene) => ({
    Id: await answersSavedTwice.subject(scene),
    Revision: 1,
    Version: 2,
  }),
  'subject.add': () => subjectTexts,
  'subject.update': async (scene: Scene) => ({ Id: await subject(scene), ...subjectTexts }),
  'subject.delete': async (scene: Scene) => ({ id: await subject(scene) }),
  'subject.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await subject(scene) }] }),
  'subject.order': async (scene: Scene) => ({ Ids: [await subject(scene)] }),
  'feedback.answer': aPage,
  'feedback.addWords': aPage,
  'feedback.putAwayMany': async (scene: Scene) => ({
    Items: [{ Id: await feedbackWords(scene) }],
    Away: true,
  }),
  'searchedPhrase.opened': () => ({ Type: 'Calculadora', Id: 1, Anchor: '' }),
  'searchedPhrase.makeAsked': async (scene: Scene) => ({
    Words: await searchedWords(scene),
    Type: 'Calculadora',
    Id: 1,
    Anchor: '',
  }),
  'searchedPhrase.makeAnswered': async (scene: Scene) => ({ Words: await searchedWords(scene) }),
  'searchedPhrase.undo': async (scene: Scene) => ({ Words: await decidedWords(scene) }),
  'searchedPhrase.makeUntreated': async (scene: Scene) => ({
    Words: await searchedWords(scene),
    Id: await untreated(scene),
  }),
  'untreated.add': () => ({ Asked: 'me divorcio' }),
  'untreated.update': async (scene: Scene) => ({ Id: await untreated(scene), Asked: 'me divorcio' }),
  'untreated.delete': async (scene: Scene) => ({ id: await untreated(scene) }),
  'untreated.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await untreated(scene) }] }),
  'lexicon.add': () => ({ Words: 'chalana\nfaluca' }),
  'lexicon.update': async (scene: Scene) => ({ Id: await group(scene), Words: 'chalana\nfaluca' }),
  'lexicon.delete': async (scene: Scene) => ({ id: await group(scene) }),
  'lexicon.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await group(scene) }] }),
  'term.getToEdit': async (scene: Scene) => ({ id: await term(scene) }),
  'term.getRevisions': async (scene: Scene) => ({ id: await term(scene) }),
  'term.getRevision': async (scene: Scene) => ({ id: await term(scene), version: 1 }),
  'term.restoreRevision': async (scene: Scene) => ({
    Id: await answersSavedTwice.term(scene),
    Revision: 1,
    Version: 2,
  }),
  'term.add': ofTerm,
  'term.update': async (scene: Scene) => ({ Id: await term(scene), ...ofTerm() }),
  'term.delete': async (scene: Scene) => ({ id: await term(scene) }),
  'term.deleteMany': async (scene: Scene) => ({ Items: [{ Id: await term(scene) }] }),
};
