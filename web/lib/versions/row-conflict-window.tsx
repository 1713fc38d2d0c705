import { ComparePanel } from '../../components/text/compare-panel.tsx';
import { ValueCompare } from '../../components/text/text-compare.tsx';
import type { FormDraft } from '../forms/use-draft.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { RowSave } from './use-versioned-save.ts';

/** A value of a row in both versions. */
type ComparedField = { label: string; theirs: string; own: string };

export type RowConflictProps<Input, Row extends { version: number }> = {
  saving: RowSave<Input, Row>;
  draft: FormDraft;
  fieldsOf: (own: Input, theirs: Row) => ComparedField[];
  /** Opens the form anew with the other person's version; the own text is kept on this device. */
  onTakeOther: (theirs: Row) => void;
};

/** The conflict of a row that keeps no earlier versions: a category, a video, a law, a slide. */
export default function RowConflict<Input, Row extends { version: number }>(
  props: RowConflictProps<Input, Row>,
) {
  const { saving, draft, fieldsOf, onTakeOther } = props;
  const { conflict } = saving;
  return (
    <ConflictDialog
      conflict={conflict}
      isBusy={saving.isBusy}
      onOverwrite={saving.overwrite}
      onKeepEditing={saving.keepEditing}
      onTakeOther={() => {
        if (conflict === null) return;
        draft.storeNow();
        saving.dismissConflict();
        onTakeOther(conflict.otherVersion);
      }}
      compare={({ ownVersion, otherVersion }, names) => (
        <ComparePanel names={names}>
          {fieldsOf(ownVersion, otherVersion).map(({ label, theirs, own }) => (
            <ValueCompare key={label} label={label} names={names} before={theirs} after={own} />
          ))}
        </ComparePanel>
      )}
    />
  );
}
