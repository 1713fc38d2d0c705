import { refusal } from '../refusal-kind.ts';

export const ownComment = refusal(409, 'Este comentario es tuyo: puedes cambiarlo mientras lees el curso.');
