/// <reference path="./saxen.d.ts" />
import { posix } from 'node:path';
import { decodeXML } from 'entities';
import { Parser } from 'saxen';
import { unzip } from '../zip/unzip.ts';
import { zipEntriesIn } from '../zip/zip-entries.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Reads a part of a workbook as text; undefined = there is none of this name. */
export type ReadPart = (name: string) => Promise<string | undefined>;

/** Opens the parts of a workbook. Refuses (UnreadableFile) what is no ZIP. */
export function openParts(bytes: Uint8Array): ReadPart {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = zipEntriesIn(zip);
  if (entries === undefined) throw new UnreadableFile('El libro de Excel está dañado: no se puede abrir.');
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  return async (name) => {
    const entry = byName.get(name.replace(/^\//, '').toLowerCase());
    if (entry === undefined) return undefined;
    const part = await unzip(zip, entry);
    const isWide = (part[0] === 0xff && part[1] === 0xfe) || (part[0] === 0xfe && part[1] === 0xff);
    return new TextDecoder(isWide ? (part[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(part);
  };
}

function withPrefix(known: Record<string, string>, wanted: string): string | undefined {
  for (const key in known) if (key.endsWith(`:${wanted}`)) return known[key];
  return undefined;
}

export interface XmlEvents {
  /** The element's name and its attributes' names come without prefix. */
  open?: (name: string, attribute: (wanted: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/** Goes through a part of a workbook from its beginning to its end; nothing is expanded. Throws on broken XML. */
export function hearXml(xml: string, { open, close, text }: XmlEvents): void {
  const parser = new Parser();
  parser.on('attention', (declared) => {
    if (/^<!(?:DOCTYPE|ENTITY)/i.test(declared)) throw new Error('a workbook declares no document type');
  });
  if (open !== undefined)
    parser.on('openTag', (name, attributes) => {
      let known: Record<string, string> | undefined;
      open(bare(name), (wanted) => {
        known ??= attributes();
        const value = known[wanted] ?? withPrefix(known, wanted);
        return value?.includes('&') ? decodeXML(value) : value;
      });
    });
  if (close !== undefined) parser.on('closeTag', (name) => close(bare(name)));
  if (text !== undefined) {
    parser.on('text', (written) => text(written.includes('&') ? decodeXML(written) : written));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}

export interface Relation {
  type: string;
  target: string;
}

/** The parts that a part names, by id. */
export async function relationsOf(read: ReadPart, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const xml = await read(`${folder}/_rels/${posix.basename(part)}.rels`);
  const found = new Map<string, Relation>();
  if (xml === undefined) return found;
  hearXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      const target = attribute('Target') ?? '';
      found.set(attribute('Id') ?? '', {
        type: posix.basename(attribute('Type') ?? ''),
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return found;
}

/** Workbooks spell characters that XML lacks '_x000D_'. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
