import { answerTasks } from '../../../platform/process/answer-tasks.ts';
import { BadXml, parseXml } from '../../../platform/xml/xml-nodes.ts';
import { encodingOf } from '../xml-text.rules.ts';
import { originalOfXml, readLawXml } from './akoma-ntoso-reader.ts';
import type { LawFileText } from './law-structure.rules.ts';

export type LawXmlReply = { read: LawFileText } | { refused: string };

answerTasks((bytes: Uint8Array): LawXmlReply => {
  try {
    const root = parseXml(new TextDecoder(encodingOf(bytes)).decode(bytes));
    return { read: { ...readLawXml(root), original: originalOfXml(root) } };
  } catch (error) {
    if (error instanceof BadXml) return { refused: error.message };
    throw error;
  }
});
