import { refusal } from '../refusal-kind.ts';

// Restoring from the Papelera and deleting for ever.

export const restorePlaceTaken = refusal(
  409,
  'Ya existe otra categoría con ese nombre. Cambia el nombre de una antes de restaurar.',
);
export const restoreCategoryGone = refusal(
  409,
  'Su categoría también está en la Papelera. Restaura primero la categoría «{category}».',
);
export const restoreLawGone = refusal(
  409,
  'Su ley también está en la Papelera. Restaura primero la ley «{law}».',
);
export const restoreCourseGone = refusal(
  409,
  'Su curso también está en la Papelera. Restaura primero el curso «{course}».',
);
export const lawTextInTrash = refusal(
  409,
  'El texto de esta ley está en la Papelera. Restáuralo o elimínalo para siempre antes de guardar otro.',
);
export const trashOfProduct = refusal(
  409,
  'Lo trae el portal: se queda aquí apagado, para que una actualización no lo devuelva. A los 30 días sale de esta lista.',
);
export const trashCategoryInUse = refusal(
  409,
  'Hay artículos de esta categoría en la Papelera. Elimínalos primero para siempre.',
);
export const trashCourseInUse = refusal(
  409,
  'Este curso tiene personas inscritas: no se puede eliminar para siempre.',
);
export const trashQuestionInUse = refusal(
  409,
  'Hay exámenes que mostraron esta pregunta: no se puede eliminar para siempre. Ya no sale en otros.',
);
