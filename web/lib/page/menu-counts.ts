import { useEffect } from 'react';
import { wholeNumber } from '../format.ts';

/** The server stops counting here. */
const mostCounted = 1000;

/** A counter of the menu as it is read; nothing while nothing waits. */
export function countText(count: number): string {
  if (count === 0) return '';
  return count < mostCounted ? wholeNumber(count) : `${wholeNumber(mostCounted - 1)}+`;
}

/**
 * Tells the menu how much waits behind one of its entries: the page knows it as soon as something was done, and the menu is
 * no part of the page. Undefined = this page does not know.
 */
export function useMenuCount(path: string, count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) tellMenu(path, count);
  }, [path, count]);
}

const counters = () => [...document.querySelectorAll<HTMLElement>('[data-count-of]')];
const pathsOf = ({ dataset }: HTMLElement) => dataset['countOf']?.split(' ') ?? [];
const countOf = ({ dataset }: HTMLElement) => Number(dataset['count']);

function tellMenu(path: string, count: number): void {
  const [entry] = counters().filter((counter) => counter.dataset['countOf'] === path);
  if (entry === undefined) return; // a page without the menu
  const difference = count - countOf(entry);
  if (difference === 0) return;
  // the entry, and the sum of the group that it is in
  for (const counter of counters().filter((each) => pathsOf(each).includes(path)))
    write(counter, countOf(counter) + difference);
}

function write(counter: HTMLElement, count: number): void {
  const { dataset } = counter;
  dataset['count'] = String(count);
  counter.hidden = count === 0;
  const [number, words] = counter.children;
  if (number === undefined || words === undefined) throw new Error('a counter has its number and its words');
  number.textContent = countText(count);
  words.textContent = count === 0 ? '' : ` ${count === 1 ? dataset['one'] : dataset['many']}`;
}
