import { describe, expect, test } from 'vitest';
import { htmlOfMail } from './mail-html.rules.ts';

const publicUrl = 'https://aula.example';
const html = (text: string, subject = 'Activa tu cuenta') => htmlOfMail({ subject, text, publicUrl });
const link = `${publicUrl}/login?username=ana&strcode=x%3D1`;

describe('the HTML of a mail', () => {
  test('has each paragraph and line of the text, in Spanish, under its subject', () => {
    const made = html('Hola, Ana:\n\nUn saludo,\nEl equipo de Aula\n');
    expect(made).toContain('<html lang="es">');
    expect(made).toContain('<title>Activa tu cuenta</title>');
    expect(made.match(/<p style="[^"]*">[^<]*(?:<br>\n[^<]*)*<\/p>/g)).toHaveLength(2);
    expect(made).toContain('Un saludo,<br>\nEl equipo de Aula</p>');
  });
  test('makes the portal’s own link a link, whole', () => {
    const escaped = link.replace('&', '&amp;');
    expect(html(`Pulsa:\n\n${link}`)).toContain(`<a href="${escaped}">${escaped}</a>`);
  });
  test.each([
    'https://otra.example/login',
    'https://aula.example.otra.test/x',
    'javascript:alert(1)',
    'https://aula.example/x y',
  ])('makes %s no link, as a stranger may have written it', (line) => {
    expect(html(line)).not.toContain('<a ');
  });
  test('shows tags that somebody typed as words, in the subject too', () => {
    const made = html('<img src=x onerror=alert(1)>', '</title><b>');
    expect(made).not.toContain('<img');
    expect(made).toContain('&lt;img');
    expect(made).not.toContain('<b>');
  });
  test('loads nothing and leaves the colours to the reader’s program', () => {
    const made = html(link);
    expect(made).not.toMatch(/(?:src|background|color)\s*[:=]\s*["'#u]/);
    expect(made).toContain('<meta name="color-scheme" content="light dark">');
  });
});
