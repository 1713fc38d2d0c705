import { users } from '../../../contract/accounts/own-calls.ts';
import { aBrowser } from '../browser.ts';
import { aMember } from '../builders.ts';
import { codeAt, giveAuthenticator } from '../factors.ts';
import { password, passwordHash } from '../password.ts';
import type { Scene } from '../scenes.ts';

type Input = Record<string, unknown>;

/** Gives whoever calls an application of codes. */
async function givenBoth({ test, admin, member }: Scene, isConfirmed: boolean): Promise<void> {
  for (const { id } of [admin, member]) await giveAuthenticator(test, id, { isConfirmed });
}

/** The challenge of a sign-in whose second step waits. */
async function aStep({ test }: Scene): Promise<string> {
  const { id, username } = await aMember(test.portal, { passwordHash });
  await giveAuthenticator(test, id);
  const refused = await aBrowser(test)
    .call(users.login, { UserName: username, Password: password })
    .then(
      () => undefined,
      (error: { body: { data?: { challenge?: string } } }) => error.body.data?.challenge,
    );
  if (refused === undefined) throw new Error('the sign-in asked for no second step');
  return refused;
}

/** The rows that calls about one's own second factor need. */
export const rowsForSecurity: Record<string, (scene: Scene) => Promise<Input> | Input> = {
  async 'usuario.makeLostPhoneLink'({ test }) {
    const { id } = await aMember(test.portal);
    await giveAuthenticator(test, id);
    return { Id: id, currentPassword: undefined };
  },
  async 'seguridad.confirmAuthenticator'(scene) {
    await givenBoth(scene, false);
    return { Code: codeAt(scene.test), currentPassword: undefined };
  },
  async 'grant.setStepRule'(scene) {
    await givenBoth(scene, true);
    return { AppliesTo: 'admin', Days: 14, currentPassword: undefined };
  },
  'seguridad.startAuthenticator': () => ({ currentPassword: undefined }),
  async 'seguridad.removeAuthenticator'(scene) {
    await givenBoth(scene, true);
    return {};
  },
  async 'seguridad.makeCodes'(scene) {
    await givenBoth(scene, true);
    return { currentPassword: undefined };
  },
  async 'seguridad.answerStep'(scene) {
    return { Challenge: await aStep(scene), Code: codeAt(scene.test) };
  },
};
