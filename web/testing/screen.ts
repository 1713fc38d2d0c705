import { act } from 'react';
import { find } from './mount-for-test.tsx';

// The actions of a user on the page of a test. Each throws if its element is missing.

/** The whole text of the page. */
export const text = () => document.body.textContent ?? '';

/** The reachable part of the page: the front dialog, or the whole page if none is open. */
const front = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/**
 * The reachable button of a name; undefined = there is none. If several have the name, their place must be
 * given.
 */
export function findButton(name: string, place?: number): HTMLButtonElement | undefined {
  const found = [...front().querySelectorAll('button')].filter((button) => nameOf(button) === name);
  if (found.length > 1 && place === undefined) throw new Error(`${found.length} buttons are named «${name}»`);
  return found[place ?? 0];
}

export async function press(name: string, place?: number): Promise<void> {
  const button = findButton(name, place);
  if (button === undefined) {
    const names = [...front().querySelectorAll('button')].map(nameOf).join('», «');
    throw new Error(`no button in front is named «${name}»; there are «${names}»`);
  }
  await act(async () => {
    button.focus();
    button.click();
  });
}

export const field = (name: string) => find(`[name="${name}"]`) as HTMLInputElement;

/** Replaces the text of the field that a selector finds. */
export async function writeInto(selector: string, value: string): Promise<void> {
  const control = find(selector);
  await act(async () => {
    // React notices a value only through the setter of the element's prototype
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** Writes into a field of a form, by its name. */
export const write = (name: string, value: string) => writeInto(`[name="${name}"]`, value);

/** Chooses the checkbox or radio whose label begins with the text. */
export async function choose(label: string): Promise<void> {
  const found = [...front().querySelectorAll('label')].find((each) => each.textContent?.startsWith(label));
  if (found === undefined) throw new Error(`no label in front begins «${label}»`);
  await act(async () => found.click());
}

export const submit = (form: string) => act(async () => (find(form) as HTMLFormElement).requestSubmit());
