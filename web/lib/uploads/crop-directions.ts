/** The directions in which an image can be moved, by key. */
export const directions = {
  ArrowLeft: { icon: 'arrow-left', label: 'Mover a la izquierda', right: -1, down: 0 },
  ArrowRight: { icon: 'arrow-right', label: 'Mover a la derecha', right: 1, down: 0 },
  ArrowUp: { icon: 'arrow-up', label: 'Mover hacia arriba', right: 0, down: -1 },
  ArrowDown: { icon: 'arrow-down', label: 'Mover hacia abajo', right: 0, down: 1 },
} as const;
export type Direction = (typeof directions)[keyof typeof directions];
