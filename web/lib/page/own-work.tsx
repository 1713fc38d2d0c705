import { startOfRoles } from '../../../contract/grants/screens.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { OwnPart } from './own-part.tsx';

/** The way of a member with a role besides to its screens (spec 4.7); nothing for all others. */
export const OwnWork = ({ kind }: { kind?: 'onBand' }) => (
  <OwnPart>
    {({ viewer }) => {
      const start = startOfRoles(viewer?.grants ?? []);
      if (start === undefined) return '';
      const words = (
        <>
          <Icon name="pencil" />
          Mi trabajo
        </>
      );
      return kind === undefined ? (
        <a href={start}>{words}</a>
      ) : (
        <Button kind={kind} href={start}>
          {words}
        </Button>
      );
    }}
  </OwnPart>
);
