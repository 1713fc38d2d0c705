import { IconButton } from '../../components/forms/icon-button.tsx';
import { type CropView, maxZoom, type Size, zoomedView } from './crop.rules.ts';
import { type Direction, directions } from './crop-directions.ts';
import styles from './crop-stage.module.css';

export type CropState = {
  size: Size;
  shape: Size;
  view: CropView;
  setView(change: (view: CropView) => CropView): void;
};

type CropControlsProps = CropState & { onMove(direction: Direction): void };

const zoomStep = 0.25;

/** Buttons that zoom and move an image without dragging. */
export function CropControls({ size, shape, view, setView, onMove }: CropControlsProps) {
  const greatest = maxZoom(size, shape);
  const zoomTo = (zoom: number) => setView((before) => zoomedView(size, shape, before, zoom));
  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          label="Alejar"
          aria-disabled={view.zoom <= 1}
          onClick={() => zoomTo(view.zoom - zoomStep)}
        />
        <input
          type="range"
          aria-label="Acercamiento"
          aria-valuetext={`${Math.round(view.zoom * 100)} %`}
          min={1}
          max={greatest}
          step={0.01}
          value={view.zoom}
          disabled={greatest <= 1}
          onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          icon="plus"
          label="Acercar"
          aria-disabled={view.zoom >= greatest}
          onClick={() => zoomTo(view.zoom + zoomStep)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: four buttons, not a set of fields */}
      <div className={styles.moves} role="group" aria-label="Mover la imagen">
        {Object.values(directions).map((direction) => (
          <IconButton
            key={direction.label}
            icon={direction.icon}
            label={direction.label}
            onClick={() => onMove(direction)}
          />
        ))}
      </div>
    </div>
  );
}
