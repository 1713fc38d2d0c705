import { accountDeeds } from './account-deeds.ts';
import { administratorDeeds } from './administrator-deeds.ts';
import { fileDeeds } from './file-deeds.ts';
import { memberDeeds } from './member-deeds.ts';
import type { Deed } from './trial.ts';
import type { World } from './world.ts';

/** Everything that people save, each kind once. */
export async function everyDeed(world: World): Promise<Deed[]> {
  return [
    ...(await memberDeeds(world)),
    ...(await administratorDeeds(world)),
    ...(await fileDeeds(world)),
    ...(await accountDeeds(world)),
  ];
}
