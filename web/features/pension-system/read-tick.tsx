import { Icon } from '../../components/display/icon.tsx';

/** The tick of a part that was read on this device; read-parts.ts shows it. */
export function ReadTick({ id, className }: { id: number; className?: string | undefined }) {
  return (
    <span className={className} data-read-part={id} hidden>
      <Icon name="check" />
      <span className="sr">Leída</span>
    </span>
  );
}
