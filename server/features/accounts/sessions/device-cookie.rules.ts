/**
 * A browser that has signed in before (spec 5.8): its id and the accounts it knows, signed. The cookie's text:
 * `<id>~<account>~<account>…~<signature>`.
 */
export interface KnownBrowser {
  id: string;
  accountIds: number[];
}

/**
 * Only the latest accounts are remembered, because many people may sign in on one machine of a training room.
 */
const accountsKept = 10;

/** Adds an account, the newest last. */
export function withAccount(browser: KnownBrowser, accountId: number): KnownBrowser {
  const others = browser.accountIds.filter((id) => id !== accountId);
  return { ...browser, accountIds: [...others, accountId].slice(-accountsKept) };
}

export function writeKnownBrowser(browser: KnownBrowser, sign: (text: string) => string): string {
  const text = [browser.id, ...browser.accountIds].join('~');
  return `${text}~${sign(text)}`;
}

/** Parses the cookie; undefined if `isSignature` finds its signature invalid. */
export function readKnownBrowser(
  value: string | undefined,
  isSignature: (text: string, given: string) => boolean,
): KnownBrowser | undefined {
  const cut = value?.lastIndexOf('~') ?? -1;
  if (value === undefined || cut < 0) return undefined;
  const text = value.slice(0, cut);
  if (!isSignature(text, value.slice(cut + 1))) return undefined;
  const [id, ...accountIds] = text.split('~');
  return id === undefined || id === '' ? undefined : { id, accountIds: accountIds.map(Number) };
}
