import { OwnPart } from './own-part.tsx';

/** The first name of the signed-in viewer. */
export const OwnName = () => <OwnPart>{({ viewer }) => viewer?.firstName ?? ''}</OwnPart>;
