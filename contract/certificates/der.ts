/** A value in DER, the encoding of certificates and signatures: its tag, its content and all of its bytes. */
export interface DerValue {
  tag: number;
  content: Uint8Array<ArrayBuffer>;
  whole: Uint8Array<ArrayBuffer>;
}

export const derTags = { integer: 0x02, octets: 0x04, oid: 0x06, sequence: 0x30, set: 0x31, first: 0xa0 };

/** The value that begins at `from`; throws on invalid bytes. */
function valueAt(bytes: Uint8Array<ArrayBuffer>, from: number): DerValue {
  const [tag, first] = [bytes[from], bytes[from + 1]];
  if (tag === undefined || first === undefined) throw new Error('the value is cut off');
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (more > 4 || first === 0x80) throw new Error('the length is not DER');
  let length = more === 0 ? first : 0;
  for (const byte of bytes.subarray(from + 2, from + 2 + more)) length = length * 256 + byte;
  const start = from + 2 + more;
  if (start + length > bytes.length) throw new Error('the value is cut off');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(from, start + length) };
}

/** The one value that the bytes hold. */
export const readDer = (bytes: Uint8Array<ArrayBuffer>): DerValue => valueAt(bytes, 0);

/** The values inside another one. */
export function derParts({ content }: DerValue): DerValue[] {
  const parts: DerValue[] = [];
  for (let at = 0; at < content.length; at += parts.at(-1)?.whole.length ?? 1)
    parts.push(valueAt(content, at));
  return parts;
}
