import { grouped } from '../../../contract/content/counted.ts';

/** Sets the thousands of an amount apart when its field is left: 42000 for 4 200 is then seen. */
export function groupAmounts(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['amount'] === '')
      target.value = target.value.replace(/^\d+$/, grouped);
  });
}
