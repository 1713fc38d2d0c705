import { OwnPart } from './own-part.tsx';

/** The first name of who signed in. */
export const OwnName = () => <OwnPart>{({ viewer }) => viewer?.firstName ?? ''}</OwnPart>;
