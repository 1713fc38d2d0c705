import type { ServiceCheck } from '../../../contract/service-state/calls.ts';
import { Icon, type IconName } from '../../components/display/icon.tsx';

/** The checks whose drawing other screens have, too. */
const shared: Partial<Record<ServiceCheck, IconName>> = {
  rehearsal: 'undo',
  mail: 'mail',
  signingKey: 'award',
  jobs: 'clock',
};

/** Drawings that no other screen has, so that no other screen fetches them. */
const drawings: Partial<Record<ServiceCheck, string>> = {
  database:
    'M4.5 6a7.5 2.8 0 1 0 15 0a7.5 2.8 0 1 0-15 0zM4.5 6v12c0 1.5 3.4 2.8 7.5 2.8s7.5-1.3 7.5-2.8V6M4.5 12c0 1.5 3.4 2.8 7.5 2.8s7.5-1.3 7.5-2.8',
  disk: 'M4 13.5 6.5 5h11l2.5 8.5v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 13.5h16M16.5 17v.01',
  backup:
    'M6 4.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8.8 11.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM12 8.3v3.2M7 18.5V21M17 18.5V21',
  nodes:
    'M5.8 4.5h12.4a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 9.2V6.3a1.8 1.8 0 0 1 1.8-1.8zM5.8 13h12.4a1.8 1.8 0 0 1 1.8 1.8v2.9a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 17.7v-2.9A1.8 1.8 0 0 1 5.8 13zM7.5 7.8v.01M7.5 16.3v.01M11 7.8h5M11 16.3h5',
  version: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
};

const asIcons = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The drawing of a check of /estado, as icons are drawn; it stands here alone, so no style sheet carries it. */
export function CheckIcon({ check }: { check: ServiceCheck }) {
  const name = shared[check];
  if (name !== undefined) return <Icon name={name} />;
  return (
    <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true" {...asIcons}>
      <path d={drawings[check]} />
    </svg>
  );
}
