import { useState } from 'react';
import type { Slide } from '../../../contract/calls/home-slider.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { ToolHead } from '../../components/page/page-head.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import { SortableFrame } from '../../components/table/sortable-rows.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.tsx';
import { restoring, trashAction } from '../../lib/lists/bulk-actions.ts';
import { orderedSelection } from '../../lib/lists/ordered-selection.tsx';
import { trashConsequence } from '../../lib/lists/trash-words.ts';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { slideColumns, slideName } from './slide-columns.tsx';
import { SlideForm } from './slide-form.tsx';
import styles from './slider.module.css';

/** /imageslider: the form of a slide above the table of all slides (spec 2.15). */
export default function SliderManagerPage({ data, viewer }: ViewProps<Slide[]>) {
  const api = useApi();
  const toast = useToast();
  const [edited, setEdited] = useState<Slide | null>(null);
  const [formKey, setFormKey] = useState(0); // a new key makes a new form, with its own initial values
  const orderedList = useOrderedList<Slide>({
    rows: data,
    nameOf: slideName,
    order: (Ids) => api.homeSlider.order({ Ids }),
  });
  const reload = async () => {
    const { data: rows } = await api.homeSlider.getImages({});
    orderedList.replace(() => rows);
  };
  const leaving = useLeaveQuestion();
  const removal = useRemoval<Slide>({
    remove: ({ path, id }) => api.homeSlider.deleteImage({ path, id }),
    onRemoved({ id }) {
      orderedList.replace((before) => before.filter((slide) => slide.id !== id));
      if (edited?.id === id) edit(null);
    },
    undo: { restore: (row) => restoring(api, 'Slider')([row]), onUndone: reload },
  });

  function edit(slide: Slide | null): void {
    setEdited(slide);
    setFormKey((before) => before + 1);
  }

  function showSaved(saved: Slide, message: string): void {
    edit(null);
    toast({ text: message });
    orderedList.replace((before) => {
      const place = before.findIndex(({ id }) => id === saved.id);
      return place === -1 ? [...before, saved] : before.with(place, saved);
    });
  }

  return (
    <>
      <ToolHead title="Slider" />
      <SlideForm
        key={formKey}
        slide={edited}
        isOpened={formKey > 0}
        onCancel={() => leaving.before(() => edit(null))}
        onSaved={showSaved}
        accountId={viewer?.accountId ?? 0}
        onTakeOther={edit}
      />
      {orderedList.rows.length > 0 && (
        <div className={styles.tools}>
          <ClientTableSearch list={orderedList.list} label="Buscar una imagen" />
        </div>
      )}
      <SortableFrame {...orderedList}>
        <ClientTable
          caption="Imágenes del slider"
          noun={['imagen', 'imágenes']}
          list={orderedList.list}
          rows={orderedList.rows}
          rowKey={({ id }) => id}
          selectable={orderedSelection({
            orderedList,
            noun: ['imagen', 'imágenes'],
            actions: [
              trashAction(api, {
                type: 'Slider',
                send: (items) => api.homeSlider.deleteMany(items),
                consequence: [
                  'La imagen dejará de verse en la portada',
                  'Las # imágenes dejarán de verse en la portada',
                ],
              }),
            ],
            onDone: reload,
          })}
          textOf={({ alt, link, name }) => `${alt} ${link} ${name}`}
          columns={slideColumns(orderedList, {
            onEdit: (row) => leaving.before(() => edit(row)),
            onRemove: removal.ask,
          })}
          empty={
            <EmptyState image="/motivos/amanecer.svg" title="El slider está vacío">
              Mientras tanto la portada muestra un dibujo. Agrega una imagen con el formulario de arriba.
            </EmptyState>
          }
        />
      </SortableFrame>
      {leaving.question}
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(
          `La imagen «${removal.asked === null ? '' : slideName(removal.asked)}» dejará de verse en la portada`,
        )}
      />
    </>
  );
}
