import { refusal } from '../refusal-kind.ts';

export const badVideoUrl = refusal(
  400,
  'Escribe la dirección de un video de YouTube o Vimeo, o un enlace https a un archivo mp4 o webm.',
);
