import { accountSaves } from './account-saves.ts';
import { administratorSaves } from './administrator-saves.ts';
import type { Save } from './check-save.ts';
import { fileSaves } from './file-saves.ts';
import { memberSaves } from './member-saves.ts';
import type { Setup } from './setup.ts';

export async function allSaves(setup: Setup): Promise<Save[]> {
  return [
    ...(await memberSaves(setup)),
    ...(await administratorSaves(setup)),
    ...(await fileSaves(setup)),
    ...(await accountSaves(setup)),
  ];
}
