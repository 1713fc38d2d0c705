import type { BrowserContext, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const lines = 60;
const answerMilliseconds = 5_000;

/** If the running test fails: prints the troubles of a visit and what each of its pages shows at that moment. */
export function tellFailure(context: BrowserContext, troubles: readonly string[]): void {
  onTestFailed(async ({ task }) => {
    const seen = await Promise.all(context.pages().map(sightOf));
    process.stderr.write(
      `${[`«${task.name}» failed; troubles: ${JSON.stringify(troubles)}`, ...seen].join('\n\n')}\n`,
    );
  }, answerMilliseconds * 4);
}

async function sightOf(page: Page): Promise<string> {
  const life = page.evaluate(() => {
    const { dataset } = document.documentElement;
    const isApp = document.getElementById('state') !== null;
    return `${isApp && dataset['alive'] === undefined ? 'not alive' : 'alive'}${dataset['held'] === undefined ? '' : ', a press is held'}`;
  });
  const silence = new Promise<string>((resolve) =>
    setTimeout(resolve, answerMilliseconds, 'does not answer'),
  );
  const words = Promise.race([life, silence]).catch(String);
  const tree = page.ariaSnapshot({ timeout: answerMilliseconds }).catch(String);
  return `${page.url()} (${await words})\n${(await tree).split('\n', lines).join('\n')}`;
}
