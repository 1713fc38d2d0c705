/** A step of a route; `number` counts through all stages, from 1. */
export interface RouteStep {
  number: number;
  /** The stage that it begins, as plain text; '' = the same stage as before. */
  stage: string;
  title: string;
  html: string;
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/**
 * The words before the first step, the steps, and the words after the last: a step begins with an h3, a stage with an
 * h2. A last h2 without a step is nothing to tick.
 */
export function stepsOf(html: string): { before: string; steps: RouteStep[]; after: string } {
  const whole = html.split(/(?=<h[23]>)/);
  const isClosing = whole.length > 1 && /^<h2>[\s\S]*<\/h2>[\s\S]*\S/.test(whole.at(-1) ?? '');
  const after = isClosing ? (whole.at(-1) ?? '') : '';
  const parts = isClosing ? whole.slice(0, -1) : whole;
  let before = '';
  let stage = '';
  const steps: RouteStep[] = [];
  for (const part of parts) {
    const [, level, title = '', rest = ''] = /^<h([23])>([\s\S]*?)<\/h[23]>([\s\S]*)$/.exec(part) ?? [];
    const last = steps.at(-1);
    if (level === '3') {
      steps.push({ number: steps.length + 1, stage, title: plain(title), html: rest });
      stage = '';
    } else if (level === '2') {
      stage = plain(title);
      if (rest.trim() !== '' && last !== undefined) last.html += rest;
    } else if (last === undefined) before += part;
    else last.html += part;
  }
  return { before, steps, after };
}
