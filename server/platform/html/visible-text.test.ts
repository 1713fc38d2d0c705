import { describe, expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

describe('visibleText', () => {
  test('is what a person reads', () => {
    expect(visibleText('<h2>Título</h2><p>Uno&nbsp;&amp; dos<br>tres</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Título Uno & dos tres a b',
    );
  });
});
