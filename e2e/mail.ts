import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** What is sought in the newest mail to an address that has it; waits until one does, since mails overtake each other. */
export async function inMailTo(address: string, sought: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      found = await findInMail(address, sought);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

async function findInMail(address: string, sought: RegExp): Promise<string | undefined> {
  const folder = inject('inbox');
  const whole = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  for (const file of whole.sort().reverse()) {
    const text = await readFile(join(folder, file), 'utf8');
    const found = sought.exec(decode(text))?.[0];
    if (found !== undefined && text.toLowerCase().includes(`to: ${address.toLowerCase()}`)) return found;
  }
  return undefined;
}

/** Quoted-printable undone, as far as a link needs it. */
const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
