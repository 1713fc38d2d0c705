import { refusal } from '../refusal-kind.ts';

export const termTaken = refusal(409, 'Ya hay un término con ese nombre en el glosario.');
