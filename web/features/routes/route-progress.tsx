import { useEffect, useState } from 'react';
import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import { deviceStorage } from '../../lib/safe-storage.ts';
import styles from './route-page.module.css';

const keyOf = (id: number) => `route.${id}`;

/** The steps ticked on this device; invalid stored data counts as none. */
function readDone(id: number, count: number): number[] {
  const numbers = (deviceStorage.read(keyOf(id)) ?? '').split(',').map(Number);
  return numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= count);
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[data-step]')];
const numberOf = (box: HTMLInputElement) => Number(box.dataset['step']);

/** The number of ticked steps. The boxes are part of the page; their state is stored only on this device. */
export function RouteProgress({ id, count }: { id: number; count: number }) {
  const [done, setDone] = useState<number | null>(null);
  useEffect(() => {
    const kept = readDone(id, count);
    // a box ticked before this script loaded counts, too
    for (const box of boxes()) box.checked ||= kept.includes(numberOf(box));
    const note = () => {
      const ticked = boxes().filter(({ checked }) => checked);
      setDone(ticked.length);
      deviceStorage.write(keyOf(id), ticked.map(numberOf).join());
    };
    note();
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset['step'] !== undefined) note();
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [id, count]);
  const steps = count === 1 ? '1 paso' : `${count} pasos`;
  // reserves room until the script loads, so that nothing moves while reading
  const scripted = done === null ? styles.waiting : undefined;
  return (
    <div className={styles.progress}>
      <Meter value={done ?? 0} max={count} tone="sun" className={scripted} />
      <p role="status">
        <b>
          <span className={scripted}>{done ?? 0} de </span>
          {steps}
        </b>
        <span className={scripted}>, marcados en este equipo</span>
      </p>
      <Button kind="onBand" size="small" className={scripted} onClick={() => print()}>
        Imprimir
      </Button>
    </div>
  );
}
