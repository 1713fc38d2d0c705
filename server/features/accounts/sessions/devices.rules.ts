/** The device of a session in words, and its network as its owner sees it (spec 5.15). */

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The kind of machine; the first that fits. A tablet with Android says nothing of 'Mobile'. */
const machines: readonly [RegExp, string][] = [
  [/\biPad\b/, 'Tableta'],
  [/\biPhone\b|\bAndroid\b.*\bMobile\b/, 'Teléfono'],
  [/\bAndroid\b/, 'Tableta'],
  [/\bWindows\b|\bMacintosh\b|\bLinux\b|\bCrOS\b/, 'Computadora'],
];

const firstIn = (rows: readonly [RegExp, string][], text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1];

/** 'Teléfono, con Chrome'; programs that are no browser are all alike. */
export function deviceOf(userAgent: string): string {
  const [machine, browser] = [firstIn(machines, userAgent), firstIn(browsers, userAgent)];
  if (machine === undefined || browser === undefined) return 'Otro programa';
  return `${machine}, con ${browser}`;
}

/** An address without its last part: it tells one network from another, and no machine in it. */
export function shownNetwork(address: string): string {
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  return four === undefined ? address : `${four}.x`;
}
