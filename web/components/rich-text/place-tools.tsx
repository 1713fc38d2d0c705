import type { Editor } from '@tiptap/core';
import { Icon } from '../display/icon.tsx';
import { removeImage } from './figure-node.ts';
import * as tables from './table-tools.ts';
import type { ToolGroup } from './tool.ts';

/** The kind of element around the caret, if it has tools of its own. */
export type Place = 'table' | 'figure' | 'text';

export function placeOf(editor: Editor): Place {
  if (editor.isActive('figure')) return 'figure';
  return editor.isActive('table') ? 'table' : 'text';
}

const ofTable: readonly ToolGroup[] = [
  {
    name: 'Fila',
    isSaid: true,
    tools: [
      {
        key: 'row-above',
        label: 'Agregar fila arriba',
        sign: <Icon name="row-above" />,
        press: tables.addRowBefore,
      },
      {
        key: 'row-below',
        label: 'Agregar fila abajo',
        sign: <Icon name="row-below" />,
        press: tables.addRowAfter,
      },
      { key: 'row-delete', label: 'Quitar fila', sign: <Icon name="trash" />, press: tables.deleteRow },
    ],
  },
  {
    name: 'Columna',
    isSaid: true,
    tools: [
      {
        key: 'column-before',
        label: 'Agregar columna a la izquierda',
        sign: <Icon name="column-before" />,
        press: tables.addColumnBefore,
      },
      {
        key: 'column-after',
        label: 'Agregar columna a la derecha',
        sign: <Icon name="column-after" />,
        press: tables.addColumnAfter,
      },
      {
        key: 'column-delete',
        label: 'Quitar columna',
        sign: <Icon name="trash" />,
        press: tables.deleteColumn,
      },
    ],
  },
  {
    name: 'Tabla',
    tools: [
      {
        key: 'heading-row',
        label: 'Fila de títulos',
        sign: 'Títulos',
        isOn: tables.hasHeadingRow,
        press: tables.toggleHeadingRow,
      },
      { key: 'table-delete', label: 'Quitar tabla', sign: 'Quitar tabla', press: tables.removeTable },
    ],
  },
];

const ofFigure = (hasImages: boolean): readonly ToolGroup[] => [
  {
    name: 'Imagen',
    isSaid: true,
    tools: [
      { key: 'alt', label: 'Texto alternativo', sign: 'Texto alternativo', press: (_, ask) => ask.alt() },
      ...(hasImages
        ? [
            {
              key: 'change',
              label: 'Cambiar imagen',
              sign: 'Cambiar',
              press: (_: Editor, ask: { image(): void }) => ask.image(),
            },
          ]
        : []),
      { key: 'figure-delete', label: 'Quitar imagen', sign: 'Quitar', press: removeImage },
    ],
  },
];

/** The tools for the element around the caret. They join the toolbar while the caret is there. */
export function placeGroups(place: Place, hasImages: boolean): readonly ToolGroup[] {
  if (place === 'table') return ofTable;
  return place === 'figure' ? ofFigure(hasImages) : [];
}
