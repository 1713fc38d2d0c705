import { mostSignatories, type Signatory } from '../../../../contract/certificates/design-calls.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { DesignPicture } from './design-picture.tsx';

interface SignatoryFieldsProps {
  signatories: Signatory[];
  onChange: (signatories: Signatory[]) => void;
  error: string | undefined;
}

/** The signatories in the order of the paper: name, post, and a picture of the signature. */
export function SignatoryFields({ signatories, onChange, error }: SignatoryFieldsProps) {
  const change = (place: number, changes: Partial<Signatory>) =>
    onChange(signatories.map((each, index) => (index === place ? { ...each, ...changes } : each)));
  return (
    <fieldset className="stack" id="firmas">
      <legend>Quienes firman</legend>
      {error !== undefined && <p role="alert">{error}</p>}
      {signatories.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name than their place
        <div key={place} className="stack">
          <TextField
            label={`Nombre (firma ${place + 1})`}
            value={each.name}
            onChange={({ currentTarget }) => change(place, { name: currentTarget.value })}
          />
          <TextField
            label={`Cargo (firma ${place + 1})`}
            value={each.post}
            onChange={({ currentTarget }) => change(place, { post: currentTarget.value })}
          />
          <DesignPicture
            label={`Imagen de la firma ${place + 1}`}
            path={each.picture}
            onChange={(picture) => change(place, { picture })}
          />
          <Button
            kind="text"
            size="small"
            onClick={() => onChange(signatories.filter((_, index) => index !== place))}
          >
            Quitar la firma {place + 1}
          </Button>
        </div>
      ))}
      {signatories.length < mostSignatories && (
        <Button kind="soft" onClick={() => onChange([...signatories, { name: '', post: '', picture: null }])}>
          <Icon name="plus" />
          Agregar una firma
        </Button>
      )}
    </fieldset>
  );
}
