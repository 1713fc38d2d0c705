export type { Site } from '../../../contract/pages.ts';
