import { tabStorage } from '../safe-storage.ts';
import { newUuid } from './uuid.ts';

const storeKey = 'portal.unanswered';

/** The keys of unanswered calls. They survive a page that the phone discards. */
type Unanswered = Record<string, string[]>;

const readUnanswered = () => JSON.parse(tabStorage.read(storeKey) ?? '{}') as Unanswered;

function keep(call: string, key: string, isUnanswered: boolean): void {
  const all = readUnanswered();
  const others = (all[call] ?? []).filter((each) => each !== key);
  const { [call]: _, ...rest } = all;
  const keys = isUnanswered ? [...others, key] : others;
  const next = keys.length === 0 ? rest : { ...rest, [call]: keys };
  // without storage a repeated press is recognised while the first is under way; a later one adds a second
  // row
  tabStorage.write(storeKey, JSON.stringify(next));
}

interface Addition {
  call: string;
  content: string;
  key: string;
}

const inFlight: Addition[] = [];

/** The input as comparable text; a file counts by its name, size and last change. */
const contentOf = (input: Record<string, unknown>) =>
  JSON.stringify(input, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Sends an addition with an idempotency key. Without an answer the key is kept for the next try of that call, even if
 * the input was corrected since: the server then refuses it (422) because the first one did arrive, and nothing is
 * silently added twice. `isSettled` recognises such a refusal.
 */
export async function withIdempotencyKey<T>(
  call: string,
  input: Record<string, unknown>,
  send: (key: string) => Promise<T>,
  isSettled: (error: unknown) => boolean,
): Promise<T> {
  const content = contentOf(input);
  const ofCall = inFlight.filter((addition) => addition.call === call);
  const same = ofCall.find((addition) => addition.content === content)?.key;
  const left = readUnanswered()[call]?.find((key) => !ofCall.some((addition) => addition.key === key));
  const addition = { call, content, key: same ?? left ?? newUuid() };
  inFlight.push(addition);
  keep(call, addition.key, true);
  try {
    const answer = await send(addition.key);
    keep(call, addition.key, false);
    return answer;
  } catch (error) {
    if (isSettled(error)) keep(call, addition.key, false);
    throw error;
  } finally {
    inFlight.splice(inFlight.indexOf(addition), 1);
  }
}
