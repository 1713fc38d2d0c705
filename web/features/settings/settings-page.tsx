import type { SettingsToEdit } from '../../../contract/settings/calls.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useNotice } from '../../lib/page/notice.ts';
import type { ViewProps } from '../../lib/page/screen.ts';
import { shownValues, valuesOf } from './settings.rules.ts';
import { SettingsForm } from './settings-form.tsx';

/** /ajustes: the institute's settings, with a live preview (spec 13.14). */
export default function SettingsPage({
  data,
  viewer,
  site,
}: ViewProps<SettingsToEdit & { demoCount: number }>) {
  useNotice();
  const draft = useDraft(viewer?.accountId ?? 0, 'settings', data.version);
  const stored = shownValues(data);
  return (
    <SettingsForm
      key={draft.formKey}
      data={data}
      draft={draft}
      stored={stored}
      initial={valuesOf(draft.restored ?? {}, stored)}
      host={new URL(site.publicUrl).host}
    />
  );
}
