import type { RefusalKind } from './refusal-kind.ts';

// Restoring from the Papelera and deleting for ever.

export const restorePlaceTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya existe otra categoría con ese nombre. Cambia el nombre de una antes de restaurar.',
};

export const restoreCategoryGone: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Su categoría también está en la Papelera. Restaura primero la categoría «{category}».',
};

export const restoreCourseGone: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Su curso también está en la Papelera. Restaura primero el curso «{course}».',
};

export const lawTextInTrash: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'El texto de esta ley está en la Papelera. Restáuralo o elimínalo para siempre antes de guardar otro.',
};

export const trashCategoryInUse: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Hay artículos de esta categoría en la Papelera. Elimínalos primero para siempre.',
};

export const trashCourseInUse: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este curso tiene personas inscritas: no se puede eliminar para siempre.',
};

export const trashQuestionInUse: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Hay exámenes que mostraron esta pregunta: no se puede eliminar para siempre. Ya no sale en otros.',
};
