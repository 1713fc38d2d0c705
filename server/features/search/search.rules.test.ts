import { expect, test } from 'vitest';
import { citedIn } from './search.rules.ts';

test.each([
  ['ley 214 articulo 12', 'art-12', ['ley', '214']],
  ['Artículo 12 bis de la Ley 214', 'art-12-bis', ['ley', '214']],
  ['art. 7 reglamento', 'art-7', ['reglamento']],
  ['artículo 3', 'art-3', []],
])('"%s" cites %s', (search, anchor, law) => expect(citedIn(search)).toEqual({ anchor, law }));

test.each(['articulos', 'articulo doce', 'ley 214', 'parte 3'])('"%s" cites nothing', (search) =>
  expect(citedIn(search)).toBeUndefined(),
);
