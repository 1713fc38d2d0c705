import { fileKinds, takenFiles } from '../../../contract/files/file-kinds.ts';
import { classNames } from '../../components/display/class-names.ts';
import buttonStyles from '../../components/forms/button.module.css';
import { Button } from '../../components/forms/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { fileSize, wholeNumber } from '../format.ts';
import { AltField } from './alt-field.tsx';
import { cropOf, isWhole, type Size } from './crop.rules.ts';
import { CropStage } from './crop-stage.tsx';
import { DropArea } from './drop-area.tsx';
import styles from './image-field.module.css';
import type { ImageShape } from './image-shapes.ts';
import { UploadProgress } from './upload-progress.tsx';
import { type ImageChoice, useImageChoice } from './use-image-choice.ts';
import type { UploadState } from './use-upload.ts';

type ImageFieldProps = {
  label: string;
  /** The proportions of the crop (image-shapes.ts); null = no crop. */
  shape: ImageShape | null;
  error?: string;
  /** The field may stay empty: the stored image stays. */
  optional?: boolean;
  /** True if there is a stored image, whose description counts too. */
  hasImage?: boolean;
  defaultAlt?: string;
  altError?: string;
  upload?: UploadState;
};

/**
 * An image field for `useForm`: dropped or chosen, checked, previewed, cropped, with description and upload progress. It
 * sends `file`, its crop as CropX, CropY, CropWidth and CropHeight, and its description as Alt. A new `key` empties it.
 */
export function ImageField(props: ImageFieldProps) {
  const { label, shape, optional, hasImage = false, upload } = props;
  const choice = useImageChoice();
  const { chosen } = choice;
  return (
    <div className={styles.field}>
      <Field
        label={label}
        optional={optional}
        error={choice.problem ?? props.error}
        hint={`${shape === null ? '' : `Se ve en ${shape.proportion}; mejor de ${shape.best} píxeles. `}${takenFiles('picture')}.`}
      >
        {(control) => (
          <DropArea
            control={control}
            input={choice.input}
            name="file"
            accept={fileKinds.picture.accept}
            icon="image"
            noun="una imagen"
            onChange={choice.onChange}
          >
            {chosen && <ChosenView choice={choice} shape={shape} inputId={control.id} />}
          </DropArea>
        )}
      </Field>
      {upload && <UploadProgress upload={upload} noun="la imagen" />}
      <AltField
        defaultValue={props.defaultAlt}
        error={props.altError}
        hasImage={hasImage || chosen !== null}
        isOfAnother={chosen !== null}
      />
    </div>
  );
}

/** The width below which a cover is upscaled where it is largest. */
const wideEnough = 800;

function ChosenView({
  choice,
  shape,
  inputId,
}: {
  choice: ImageChoice;
  shape: ImageShape | null;
  inputId: string;
}) {
  const { chosen, view, setView, clear } = choice;
  if (chosen === null) return null;
  const { file, url, size } = chosen;
  const sides = `${wholeNumber(size.width)} × ${wholeNumber(size.height)} píxeles`;
  return (
    <div className={styles.chosen}>
      {shape === null ? (
        <img
          src={url}
          alt="Vista previa"
          width={size.width}
          height={size.height}
          className={styles.preview}
        />
      ) : (
        <CropStage url={url} size={size} shape={shape} view={view} setView={setView} />
      )}
      {shape !== null && <CropInputs size={size} shape={shape} view={view} />}
      <p className={styles.facts}>
        <b>{file.name}</b> <span className="num">{`${fileSize(file.size)} · ${sides}`}</span>
      </p>
      {shape !== null && size.width < wideEnough && (
        <p className={styles.facts}>
          Es pequeña y se verá borrosa. Mejor de {wideEnough} píxeles de ancho o más.
        </p>
      )}
      {shape !== null && isMuchWider(size, shape) && (
        <p className={styles.facts}>
          Es más ancha que su lugar ({shape.proportion}): se ve solo lo que queda en el marco.
        </p>
      )}
      <div className="row">
        <label
          htmlFor={inputId}
          className={classNames(buttonStyles.button, buttonStyles.soft, buttonStyles.small)}
        >
          Elegir otra
        </label>
        <Button kind="text" size="small" onClick={clear}>
          No usar esta
        </Button>
      </div>
    </div>
  );
}

/** True for a banner: a large part of it is cut off. */
const isMuchWider = (size: Size, shape: Size): boolean =>
  size.width / size.height > 1.3 * (shape.width / shape.height);

/** The crop as hidden fields; an uncropped image has none. */
function CropInputs({ size, shape, view }: { size: Size; shape: Size; view: ImageChoice['view'] }) {
  const crop = cropOf(size, shape, view);
  if (isWhole(size, crop)) return null;
  return (
    <>
      <input type="hidden" name="CropX" value={crop.x} />
      <input type="hidden" name="CropY" value={crop.y} />
      <input type="hidden" name="CropWidth" value={crop.width} />
      <input type="hidden" name="CropHeight" value={crop.height} />
    </>
  );
}
