import { imageUrl } from '../../../contract/images/images.ts';
import type { Slide } from '../../../contract/slider/calls.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { ListManager } from '../../lib/lists/list-manager.tsx';
import { useOrderedList } from '../../lib/lists/use-ordered-list.ts';
import { useRowForm } from '../../lib/lists/use-row-form.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { SlideForm } from './slide-form.tsx';
import styles from './slider.module.css';

/** /imageslider: the table of all slides; the form of one unfolds above it (spec 2.15). */
export default function SliderManagerPage({ data, viewer }: ViewProps<Slide[]>) {
  const api = useApi();
  const toast = useToast();
  const form = useRowForm<Slide>();
  const list = useOrderedList<Slide>({
    rows: data,
    nameOf: slideName,
    order: (Ids) => api.homeSlider.order({ Ids }),
    load: async () => (await api.homeSlider.getImages({})).data,
  });

  function showSaved(saved: Slide, message: string): void {
    form.close();
    toast({ text: message });
    list.replace((before) => {
      const place = before.findIndex(({ id }) => id === saved.id);
      return place === -1 ? [...before, saved] : before.with(place, saved);
    });
  }

  return (
    <>
      <ListManager
        title="Slider"
        caption="Imágenes del slider"
        noun={['imagen', 'imágenes']}
        searchLabel="Buscar una imagen"
        list={list}
        textOf={({ alt, link, name }) => `${alt} ${link} ${name}`}
        name={{ label: 'Nombre', draw: (slide) => <span className={styles.name}>{slideName(slide)}</span> }}
        columns={columns}
        edit={(slide) => ({ onClick: () => form.askToOpen(slide) })}
        removal={{
          type: 'Slider',
          send: ({ path, id }) => api.homeSlider.deleteImage({ path, id }),
          sendMany: (items) => api.homeSlider.deleteMany(items),
          onRemoved({ id }) {
            if (form.row?.id === id) form.close();
          },
          consequence: {
            named: (name) => `La imagen «${name}» dejará de verse en la portada`,
            one: 'La imagen dejará de verse en la portada',
            many: 'Las # imágenes dejarán de verse en la portada',
          },
        }}
        add={{ onClick: () => form.askToOpen(null) }}
        isAdding={form.isOpen}
        above={
          <SlideForm
            key={form.key}
            slide={form.row}
            isOpened={form.isOpen}
            onCancel={form.askToClose}
            onSaved={showSaved}
            accountId={viewer?.accountId ?? 0}
            onTakeOther={form.open}
          />
        }
        empty={{
          image: '/motivos/amanecer.svg',
          title: 'El slider está vacío',
          text: 'Mientras tanto la portada muestra un dibujo. Agrega la primera imagen.',
        }}
      />
      {form.question}
    </>
  );
}

/** The name of a slide: its description or, without one, that of the uploaded file. */
const slideName = ({ alt, name }: Slide): string => alt || name || 'Imagen sin nombre';

const columns: Column<Slide>[] = [
  {
    key: 'image',
    label: 'Imagen',
    render: ({ path }) => (
      <ResponsiveImage
        className={styles.small}
        src={imageUrl('slider', path, 320)}
        alt=""
        width={320}
        height={264}
      />
    ),
  },
  {
    key: 'link',
    label: 'Enlace',
    isText: true,
    sortBy: ({ link }) => link,
    render: ({ link }) =>
      link !== '' && (
        <a className={styles.link} href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      ),
  },
];
