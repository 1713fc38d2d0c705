import { Chip } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { nextTextSize } from '../page/text-size.ts';

const sizeText = ['normal', 'grande', 'muy grande'];

/** Enlarges what is read, in three steps; `onSize` gets the sentence that tells which. */
export function TextSizeChip({ onSize }: { onSize: (said: string) => void }) {
  return (
    <Chip aria-label="Letra más grande" onClick={() => onSize(`Letra ${sizeText[nextTextSize()]}.`)}>
      <Icon name="text-size" />
      Letra
    </Chip>
  );
}
