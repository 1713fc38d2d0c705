import { expect, test } from 'vitest';
import { adminPlaces } from '../../contract/search/admin-places.ts';
import { screens } from './screens.ts';

test('every place of the administration that the search finds is a screen', () => {
  for (const { href, title } of adminPlaces) {
    const path = new URL(href, 'https://portal.test').pathname.replace(/^\/ayuda\/.+/, '/ayuda/:parte');
    expect(
      screens.some((screen) => screen.path === path),
      `${title}: ${href}`,
    ).toBe(true);
  }
});
