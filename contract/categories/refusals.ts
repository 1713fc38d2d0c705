import { refusal } from '../refusal-kind.ts';

export const categoryInUse = refusal(
  409,
  'Esta categoría tiene artículos. Muévelos a otra categoría antes de eliminarla.',
);
export const categoryTaken = refusal(409, 'Ya existe una categoría con ese nombre.');
export const noSuchCategory = refusal(400, 'Esa categoría ya no existe. Elige otra.');
