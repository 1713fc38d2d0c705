import { tryStorage } from '../safe-storage.ts';

const storeKey = 'portal.unanswered';

/** The keys under which something was sent and never answered, by call; they outlive a page that the phone closes. */
type Unanswered = Record<string, string[]>;

const readUnanswered = () =>
  JSON.parse(tryStorage(() => sessionStorage.getItem(storeKey)) ?? '{}') as Unanswered;

function keep(call: string, key: string, isUnanswered: boolean): void {
  const all = readUnanswered();
  const others = (all[call] ?? []).filter((each) => each !== key);
  const { [call]: _, ...rest } = all;
  const keys = isUnanswered ? [...others, key] : others;
  const next = keys.length === 0 ? rest : { ...rest, [call]: keys };
  // without room the same press is still known while it is under way, and a later one adds anew
  tryStorage(() => sessionStorage.setItem(storeKey, JSON.stringify(next)));
}

/** A UUID; crypto.randomUUID is only there where the portal has https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

interface Addition {
  call: string;
  content: string;
  key: string;
}

const underWay: Addition[] = [];

/** What is sent as a text to compare by; a file is told by its name, size and last change. */
const contentOf = (input: Record<string, unknown>) =>
  JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Sends what adds something under a key by which the server knows it again. An answer that never came leaves the key
 * behind for the next try of that call, even if what is sent was mended since: the server then says that the first
 * one did arrive (422), and nothing is there twice without a word. `isSettled` tells such a refusal.
 */
export async function withIdempotencyKey<T>(
  call: string,
  input: Record<string, unknown>,
  send: (key: string) => Promise<T>,
  isSettled: (error: unknown) => boolean,
): Promise<T> {
  const content = contentOf(input);
  const ofCall = underWay.filter((addition) => addition.call === call);
  const same = ofCall.find((addition) => addition.content === content)?.key;
  const left = readUnanswered()[call]?.find((key) => !ofCall.some((addition) => addition.key === key));
  const addition = { call, content, key: same ?? left ?? newKey() };
  underWay.push(addition);
  keep(call, addition.key, true);
  try {
    const answer = await send(addition.key);
    keep(call, addition.key, false);
    return answer;
  } catch (error) {
    if (isSettled(error)) keep(call, addition.key, false);
    throw error;
  } finally {
    underWay.splice(underWay.indexOf(addition), 1);
  }
}
