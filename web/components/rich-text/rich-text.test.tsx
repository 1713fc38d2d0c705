import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import './editor-surface.tsx'; // loaded here, so that no test waits for it outside of act
import { click, find, key, mount } from '../../testing/mount-for-test.tsx';
import { press, writeInto } from '../../testing/screen.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { proseHtml } from '../text/prose-html.rules.ts';
import { FindLinksContext } from './find-links.ts';
import { RichText, type RichTextHandle, type RichTextProps } from './rich-text.tsx';

const field = () => find('textarea[name=Description]') as HTMLTextAreaElement;
const area = () => find('[contenteditable=true]');
const tool = (name: string) => `[role=toolbar] button[aria-label="${name}"]`;

/** Waits until `count` editors are shown. */
const shown = (count: number) =>
  waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelectorAll('[role=toolbar]')).toHaveLength(count);
  });

/** Opens a form with a text and waits for its editor, which loads later. */
async function open(props: Partial<RichTextProps> = {}) {
  await mount(
    <form>
      <RichText label="Descripción" name="Description" measure={(text) => `«${text}»`} {...props} />
    </form>,
  );
  await shown(1);
}

async function paste(given: { html?: string; file?: File }) {
  const data = new DataTransfer();
  if (given.html) data.setData('text/html', given.html);
  if (given.file) data.items.add(given.file);
  await act(async () => {
    area().dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: data }),
    );
  });
}

test('a text from elsewhere takes the place of what is written, or comes after it', async () => {
  const text = createRef<RichTextHandle>();
  await open({ ref: text, defaultValue: '<p>Uno</p>' });
  expect(text.current?.isEmpty()).toBe(false);
  await act(async () => text.current?.append('<p>Dos</p><p><img src="/articlefile/a.webp" alt="x"></p>'));
  const image = '<figure><img src="/articlefile/a.webp" alt="x"></figure>';
  expect(field().value).toBe(`<p>Uno</p><p>Dos</p>${image}`);
  await act(async () => text.current?.append('<p>Tres</p>'));
  expect(field().value).toBe(`<p>Uno</p><p>Dos</p>${image}<p>Tres</p>`);
  await act(async () => text.current?.replace('<h2>Cuatro</h2>'));
  expect(field().value).toBe('<h2>Cuatro</h2>');
  expect(document.body.textContent).toContain('«Cuatro»');
  await act(async () => text.current?.replace(''));
  expect([field().value, text.current?.isEmpty()]).toEqual(['', true]);
});

test('before the editor is there, such a text goes into the field', async () => {
  const text = createRef<RichTextHandle>();
  await mount(<RichText ref={text} label="Descripción" name="Description" measure={() => ''} />);
  await act(async () => text.current?.append('<p>Uno</p>'));
  expect(field().value).toBe('<p>Uno</p>');
  await shown(1);
  expect(area().textContent).toBe('Uno');
});

test('opening a text changes nothing in the form, whatever its spelling', async () => {
  const onInput = vi.fn();
  addEventListener('input', onInput);
  await open({ defaultValue: '<table><tr><th>A</th></tr><tr><td><p>1</p></td></tr></table>' });
  await click(tool('Tabla')); // nothing fits there: the caret is in the table
  removeEventListener('input', onInput);
  expect(onInput).not.toHaveBeenCalled();
});

test('the tools are one stop; arrows, Home and End move in it, Alt+F10 leads there and Esc back', async () => {
  await open();
  const stops = () => document.querySelectorAll('[role=toolbar] [tabindex="0"]').length;
  const name = () => document.activeElement?.getAttribute('aria-label');
  expect(stops()).toBe(1);
  await act(async () => {
    area().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F10', altKey: true, bubbles: true, cancelable: true }),
    );
  });
  expect(name()).toBe('Estilo del párrafo');
  await key('ArrowRight');
  await key('ArrowRight');
  expect(name()).toBe('Cursiva');
  await key('End');
  expect(name()).toBe('Más herramientas');
  await key('Home');
  await key('ArrowLeft');
  expect(name()).toBe('Más herramientas');
  expect(stops()).toBe(1);
  await key('Escape');
  expect(document.activeElement).toBe(area());
});

test('a table brings its own tools with it, and they go with it', async () => {
  await open();
  await click(tool('Tabla'));
  expect(field().value).toContain('<table>');
  expect(find(tool('Fila de títulos')).getAttribute('aria-pressed')).toBe('true');
  await click(tool('Agregar fila abajo'));
  await click(tool('Agregar columna a la derecha'));
  expect(document.querySelectorAll('[contenteditable] tr')).toHaveLength(4);
  expect(document.querySelectorAll('[contenteditable] th')).toHaveLength(4);
  await click(tool('Quitar tabla'));
  expect(field().value).toBe('');
  expect(document.querySelector(tool('Quitar tabla'))).toBeNull();
  expect(document.querySelectorAll('[role=toolbar] [tabindex="0"]')).toHaveLength(1);
});

test('a picture is picked, its words for those who cannot see it are asked for, and it can be taken out', async () => {
  await open({ pickImage: async () => ({ src: '/articlefile/a.webp', alt: '', width: 640, height: 480 }) });
  await click(tool('Imagen'));
  const image = (alt: string) =>
    `<figure><img src="/articlefile/a.webp" alt="${alt}" width="640" height="480"></figure>`;
  expect(field().value).toBe(image(''));
  expect(find('[contenteditable] figure').hasAttribute('data-no-alt')).toBe(true);
  await click(tool('Texto alternativo'));
  (find('dialog[open] textarea') as HTMLTextAreaElement).value = ' Una  casa ';
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
      .find((each) => each.textContent === 'Guardar')
      ?.click(),
  );
  expect(field().value).toBe(image('Una casa'));
  expect(find('[contenteditable] figure').hasAttribute('data-no-alt')).toBe(false);
  await click(tool('Quitar imagen'));
  expect(field().value).toBe('');
});

test('a picker that is closed changes nothing; without one there is no tool for pictures', async () => {
  await open({ pickImage: async () => null });
  await click(tool('Imagen'));
  expect(field().value).toBe('');
  await mount(<RichText label="Otra" name="Other" measure={() => ''} />);
  await shown(2);
  expect(document.querySelectorAll(tool('Imagen'))).toHaveLength(1);
});

test('pictures that are pasted stay behind, and it is said', async () => {
  await open({ pickImage: async () => null });
  await paste({ html: '<p>Hola</p><p><img src="file:///C:/a.png"></p>' });
  expect(field().value).toBe('<p>Hola</p>');
  const note = 'Las imágenes no se pegan: agrégalas con el botón Imagen.';
  expect(document.body.textContent).toContain(note);
  await click('button[aria-label=Cerrar]');
  expect(document.body.textContent).not.toContain(note);
  await paste({ file: new File(['x'], 'a.png', { type: 'image/png' }) });
  expect(document.body.textContent).toContain(note);
  expect(field().value).toBe('<p>Hola</p>');
});

test('a link may cite an article of a law, which is found by its words', async () => {
  const findLinks = vi.fn(async (_: string) => [
    { label: 'Ley 214, artículo 12. Edad', href: '/ley?id=3#art-12' },
  ]);
  await mount(
    <FindLinksContext value={findLinks}>
      <form>
        <RichText label="Descripción" name="Description" measure={() => ''} defaultValue="<p></p>" />
      </form>
    </FindLinksContext>,
  );
  await shown(1);
  await click(tool('Enlace'));
  await writeInto('dialog[open] input[type=search]', 'edad');
  await press('Buscar');
  expect(findLinks).toHaveBeenCalledWith('edad');
  await press('Ley 214, artículo 12. Edad');
  await press('Guardar');
  expect(field().value).toContain('href="/ley?id=3#art-12"');
});

test('a large number is a quotation that begins with a figure in bold, as pages show it', async () => {
  await open({ defaultValue: '<p>Uno</p>' });
  await click(tool('Más herramientas'));
  await click(tool('Dato grande'));
  const number = '<blockquote><p><strong>80 %</strong> y lo que significa</p></blockquote>';
  expect(field().value).toBe(`<p>Uno</p>${number}`);
  expect(proseHtml(number)).toBe('<p data-number=""><b>80 %</b> <span>y lo que significa</span></p>');
});
