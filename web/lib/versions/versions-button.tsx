import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';

/** Leads from a form to the saved versions of what it edits. */
export const VersionsButton = ({ href }: { href: string }) => (
  <Button kind="line" href={href}>
    <Icon name="clock" />
    Versiones
  </Button>
);
