import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chooseFile, fileOf } from '../../testing/choose-file.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { FileField } from './file-field.tsx';

const input = () => find('input[type=file]') as HTMLInputElement;

test('a document is told by its ending and its size before it is sent', async () => {
  await mount(<FileField label="Archivo" kind="document" />);
  expect(text()).toContain('PDF, DOC, DOCX o XML, hasta 20 MB');
  await chooseFile(input(), fileOf('ley.exe', 'application/octet-stream'));
  expect(text()).toContain('Se aceptan: PDF, DOC, DOCX o XML.');
  expect(input().value).toBe('');
  await chooseFile(input(), fileOf('ley.pdf', 'application/pdf', 20 * 1024 ** 2 + 1));
  expect(text()).toContain('Puede pesar hasta 20 MB.');
  await chooseFile(input(), fileOf('LEY 065.PDF', '', 1_234_000));
  expect(text()).toContain('LEY 065.PDF');
  expect(text()).toContain('1,2 MB');
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});

test.each(['gift', 'aiken', 'txt', 'xml', 'csv', 'XLSX'])('questions may come as .%s', async (ending) => {
  await mount(<FileField label="Archivo" kind="questionBank" />);
  await chooseFile(input(), fileOf(`preguntas.${ending}`, ''));
  expect(text()).toContain(`preguntas.${ending}`);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});

test('a file that was chosen before the page came to life is seen', async () => {
  const field = <FileField label="Archivo" kind="document" />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(field);
  const hand = new DataTransfer();
  hand.items.add(fileOf('ley.pdf', 'application/pdf'));
  input().files = hand.files;
  const root = await act(async () => hydrateRoot(place, field));
  expect(text()).toContain('ley.pdf');
  await act(async () => root.unmount());
});
