import { expect, test } from 'vitest';
import { appScriptsOf, type Manifest } from './assets.ts';

const manifest: Manifest = {
  'web/entry/hydrate-app.tsx': {
    file: 'assets/app.js',
    imports: ['_base.js'],
    dynamicImports: ['web/features/a/a-page.tsx', 'web/features/b/b-page.tsx'],
  },
  '_base.js': { file: 'assets/base.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_lists.js': { file: 'assets/lists.js', imports: ['_base.js'] },
  'web/features/a/a-page.tsx': { file: 'assets/a.js', imports: ['_base.js', '_lists.js'] },
  'web/features/b/b-page.tsx': { file: 'assets/b.js', dynamicImports: ['web/editor.tsx'] },
  'web/editor.tsx': { file: 'assets/editor.js' },
};

test('a view comes to life with its own script, the frame and all that these import, each once; not with what it asks for later', () => {
  const { 'a/a-page': a, 'b/b-page': b } = appScriptsOf(manifest);
  expect(a).toEqual([
    '/assets/app.js',
    '/assets/a.js',
    '/assets/base.js',
    '/assets/lists.js',
    '/assets/react.js',
  ]);
  expect(b).toEqual(['/assets/app.js', '/assets/b.js', '/assets/base.js', '/assets/react.js']);
});
