import { expect, test } from 'vitest';
import { isLinkAllowed } from './links.ts';

test('a path of this site, https and mail', () => {
  for (const address of [
    '/',
    '/vercursos',
    '/leerarticulo?id=3#pie',
    '/búsqueda?q=pensión',
    'https://a.example',
    'https://a.example:8443/b?c=1#d',
    'HTTPS://A.example/@persona',
    'https://educación.example/año',
    'mailto:a@b.example',
    'mailto:a@b.example?subject=Hola',
  ])
    expect(isLinkAllowed(address), address).toBe(true);
});

test('nothing else', () => {
  for (const address of [
    '',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    '/\n/a.example',
    ' /vercursos',
    '/ver cursos',
    '/a\u202Egpj.exe',
    '/a\u0000b',
    'a.example',
    'vercursos',
    '?id=3',
    '#pie',
    'http://a.example',
    'https:a.example',
    'https:/a.example',
    'https:///a.example',
    'https://',
    'https://banco.example@a.example',
    'https://banco.example\\@a.example',
    'mailto:',
    'mailto:a',
    'mailto:a@',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)//https://a.example',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'tel:123',
  ])
    expect(isLinkAllowed(address), address).toBe(false);
});
