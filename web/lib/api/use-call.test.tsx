import { expect, test } from 'vitest';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ApiRefusal } from './request.ts';
import { useCall } from './use-call.ts';

function Asker({ icon }: { icon: 'warning' | 'error' }) {
  const { run } = useCall();
  const refuse = () =>
    run(async () => {
      throw new ApiRefusal(409, 'No se puede.', icon);
    });
  return <button type="button" onClick={() => void refuse()} />;
}

test.each([
  ['warning', 'warn'],
  ['error', 'bad'],
] as const)('a refusal of code %s has the sign %s', async (icon, sign) => {
  await mount(
    <ToastProvider>
      <Asker icon={icon} />
    </ToastProvider>,
  );
  await click('button');
  expect(find('[role=status] > div').className).toContain(sign);
  expect(find('[role=status] p').textContent).toBe('No se puede.');
});
