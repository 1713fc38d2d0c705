import { OwnPart } from './own-part.tsx';

export const OwnName = () => <OwnPart>{({ viewer }) => viewer?.firstName ?? ''}</OwnPart>;
