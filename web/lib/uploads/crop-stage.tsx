import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { type CropView, cropOf, isWhole, movedView, type Size } from './crop.rules.ts';
import { CropControls, type CropState } from './crop-controls.tsx';
import { type Direction, directions } from './crop-directions.ts';
import styles from './crop-stage.module.css';

type CropStageProps = CropState & {
  url: string;
};

/** The share of the visible part by which a key moves the image; with Shift, the step of a button. */
const smallStep = 0.02;
const largeStep = 0.1;

/** The visible part of an image, which is moved and zoomed under its frame. */
export function CropStage({ url, size, shape, view, setView }: CropStageProps) {
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');
  const crop = cropOf(size, shape, view);
  // the image follows the hand, so the visible part moves the other way
  const moved = (before: CropView, right: number, down: number) =>
    movedView(size, shape, before, -right * crop.width, -down * crop.height);
  const step = ({ right, down }: Direction, by: number) => {
    setView((before) => moved(before, right * by, down * by));
    setAnnouncement(placeText(size, cropOf(size, shape, moved(view, right * by, down * by))));
  };
  const drag = useDrag((right, down) => setView((before) => moved(before, right, down)));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key as keyof typeof directions];
    if (direction === undefined) return;
    event.preventDefault();
    step(direction, event.shiftKey ? largeStep : smallStep);
  };
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className={styles.crop}>
      <div
        {...drag}
        className={styles.stage}
        data-still={isWhole(size, crop) || undefined}
        role="application"
        aria-label="Recorte de la imagen"
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{
            width: percent(size.width, crop.width),
            height: percent(size.height, crop.height),
            left: percent(-crop.x, crop.width),
            top: percent(-crop.y, crop.height),
          }}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        Así se verá. Mueve la imagen con el dedo, el ratón o las flechas del teclado.
      </p>
      <CropControls
        size={size}
        shape={shape}
        view={view}
        setView={setView}
        onMove={(direction) => step(direction, largeStep)}
      />
      <p className="sr" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** 'Se ve desde el 10 % de la izquierda y el 0 % de arriba.' */
function placeText(size: Size, crop: { x: number; y: number }): string {
  const left = Math.round((100 * crop.x) / size.width);
  const top = Math.round((100 * crop.y) / size.height);
  return `Se ve desde el ${left} % de la izquierda y el ${top} % de arriba.`;
}

/** Drags with a mouse, a finger or a pen. Distances are fractions of the element's width and height. */
function useDrag(move: (right: number, down: number) => void) {
  const last = useRef<{ id: number; x: number; y: number }>(null);
  const end = (event: PointerEvent) => {
    if (last.current?.id === event.pointerId) last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || last.current !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = last.current;
      if (from?.id !== event.pointerId) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      last.current = { id: from.id, x: event.clientX, y: event.clientY };
      move((event.clientX - from.x) / width, (event.clientY - from.y) / height);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
