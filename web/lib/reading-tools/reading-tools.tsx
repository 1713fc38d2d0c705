import { useState } from 'react';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { nextTextSize } from '../page/text-size.ts';
import styles from './reading-tools.module.css';
import { useSpeech } from './use-speech.ts';

const sizeText = ['normal', 'grande', 'muy grande'];

interface ReadingToolsProps {
  title: string;
  /** The reading time of the whole text; omitted where only a part is shown. */
  readingMinutes?: number;
  /** False = the text is not public, so there is no link to share. */
  isShared?: boolean;
}

/** Tools for the long text marked `data-long-text`: listen to it, enlarge every text, share it (spec 2.6). */
export function ReadingTools({ title, readingMinutes, isShared = true }: ReadingToolsProps) {
  const speech = useSpeech('[data-long-text]');
  const [state, setState] = useState('');
  const listen = readingMinutes === undefined ? 'Escuchar' : `Escuchar, ${readingMinutes} min`;

  async function share(): Promise<void> {
    const address = location.href.split('#')[0] ?? '';
    try {
      if (navigator.share === undefined) {
        await navigator.clipboard.writeText(address);
        setState('Enlace copiado. Pégalo donde quieras compartirlo.');
      } else await navigator.share({ title, url: address });
    } catch (error) {
      // closing the share sheet without a choice is no error
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setState(`No se pudo compartir. Copia esta dirección: ${address}`);
    }
  }

  return (
    <div className={styles.tools} data-noprint>
      <Chips label="Herramientas de lectura">
        {speech.isAbsent ? null : (
          <Chip aria-pressed={speech.isSpeaking} onClick={speech.toggle}>
            <Icon name={speech.isSpeaking ? 'pause' : 'sound'} />
            {speech.isSpeaking ? 'Detener' : listen}
          </Chip>
        )}
        <Chip onClick={() => setState(`Letra ${sizeText[nextTextSize()]}.`)}>
          <Icon name="text-size" />
          Letra más grande
        </Chip>
        {isShared && (
          <Chip onClick={() => void share()}>
            <Icon name="share" />
            Compartir
          </Chip>
        )}
      </Chips>
      <p role="status" className={styles.state}>
        {speech.isAbsent ? 'Tu navegador no tiene voz para leer en alto.' : state}
      </p>
    </div>
  );
}
