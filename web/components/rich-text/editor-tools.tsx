import { Icon } from '../display/icon.tsx';
import { insertBlock } from './insert-block.ts';
import { insertTable } from './table-tools.ts';
import type { Tool, ToolGroup } from './tool.ts';

const marks: readonly Tool[] = [
  {
    key: 'bold',
    label: 'Negrita',
    sign: <b aria-hidden="true">N</b>,
    keys: 'Mod+B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    label: 'Cursiva',
    sign: <i aria-hidden="true">C</i>,
    keys: 'Mod+I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'underline',
    isRare: true,
    label: 'Subrayado',
    sign: <u aria-hidden="true">S</u>,
    keys: 'Mod+U',
    isOn: (editor) => editor.isActive('underline'),
    press: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'strike',
    isRare: true,
    label: 'Tachado',
    sign: <s aria-hidden="true">T</s>,
    keys: 'Mod+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    press: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

const blocks: readonly Tool[] = [
  {
    key: 'bulletList',
    label: 'Lista',
    sign: <Icon name="list" />,
    keys: 'Mod+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'orderedList',
    label: 'Lista numerada',
    sign: <Icon name="list-ordered" />,
    keys: 'Mod+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'blockquote',
    label: 'Cita',
    sign: <Icon name="quote" />,
    keys: 'Mod+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    isOff: (editor) => !editor.can().toggleBlockquote(),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const link: Tool = {
  key: 'link',
  label: 'Enlace',
  sign: <Icon name="link" />,
  keys: 'Mod+K',
  isOn: (editor) => editor.isActive('link'),
  press: (_, ask) => ask.link(),
};
const image: Tool = {
  key: 'picture',
  label: 'Imagen',
  sign: <Icon name="image" />,
  press: (_, ask) => ask.image(),
};
const fact: Tool = {
  key: 'fact',
  label: 'Dato del país',
  sign: <Icon name="globe" />,
  press: (_, ask) => ask.fact(),
};
const calculator: Tool = {
  key: 'calculator',
  label: 'Calculadora',
  sign: <Icon name="sliders" />,
  press: (_, ask) => ask.calculator(),
};
const table: Tool = {
  key: 'table',
  label: 'Tabla',
  sign: <Icon name="table" />,
  isOff: (editor) => editor.isActive('table'),
  press: insertTable,
};
const rule: Tool = {
  key: 'rule',
  isRare: true,
  label: 'Línea divisoria',
  sign: <Icon name="rule" />,
  isOff: (editor) => editor.isActive('table'),
  press: (editor) => insertBlock(editor, { type: 'horizontalRule' }),
};

const largeNumber: Tool = {
  key: 'number',
  isRare: true,
  label: 'Dato grande',
  sign: <b aria-hidden="true">80</b>,
  isOff: (editor) => editor.isActive('table'),
  // shown large by prose-number.rules.ts
  press: (editor) =>
    insertBlock(editor, {
      type: 'blockquote',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '80 %', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' y lo que significa' },
          ],
        },
      ],
    }),
};

const steps: readonly Tool[] = [
  {
    key: 'clear',
    isRare: true,
    label: 'Quitar formato',
    sign: <Icon name="clear-format" />,
    press: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    key: 'undo',
    label: 'Deshacer',
    sign: <Icon name="undo" />,
    keys: 'Mod+Z',
    isOff: (editor) => !editor.can().undo(),
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    key: 'redo',
    label: 'Rehacer',
    sign: <Icon name="redo" />,
    keys: 'Mod+Y',
    isOff: (editor) => !editor.can().redo(),
    press: (editor) => editor.chain().focus().redo().run(),
  },
];

/** The parts of the portal that a text can include. */
export interface TextSources {
  hasImages: boolean;
  /** The country's facts. */
  hasFacts: boolean;
  /** The calculators that reckon with them. */
  hasCalculators: boolean;
}

/** The tools of every text in the toolbar's groups; those of images, facts and calculators where one can be chosen. */
export const toolGroups = ({ hasImages, hasFacts, hasCalculators }: TextSources): readonly ToolGroup[] => [
  { name: 'Letra', tools: marks },
  { name: 'Párrafo', tools: blocks },
  {
    name: 'Insertar',
    tools: [
      link,
      ...(hasImages ? [image] : []),
      ...(hasFacts ? [fact] : []),
      ...(hasCalculators ? [calculator] : []),
      table,
      largeNumber,
      rule,
    ],
  },
  { name: 'Cambios', tools: steps },
];
