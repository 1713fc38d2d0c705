import type { ReactNode } from 'react';
import type { managedKinds, SearchKind } from '../../../contract/slider/calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Tag } from '../../components/display/tag.tsx';
import styles from './kind-tag.module.css';

/** Every kind of hit, including the administrators'. */
export type Kind = SearchKind | (typeof managedKinds)[number];

/** The colours of kinds, as `--kind-…` in tokens.css. */
type KindColour = 'course' | 'article' | 'system' | 'answer' | 'reference' | 'managed';

/** The kinds as people see them: noun and colour. */
const kinds: Readonly<Record<Kind, { noun: string; colour: KindColour }>> = {
  course: { noun: 'Curso', colour: 'course' },
  Borrador: { noun: 'Curso', colour: 'course' },
  Ruta: { noun: 'Ruta', colour: 'course' },
  Material: { noun: 'Material', colour: 'course' },
  Articulo: { noun: 'Artículo', colour: 'article' },
  Sistema: { noun: 'Sistema', colour: 'system' },
  Tema: { noun: 'Tema', colour: 'answer' },
  Respuesta: { noun: 'Respuesta', colour: 'answer' },
  Calculadora: { noun: 'Calculadora', colour: 'answer' },
  Pagina: { noun: 'Página', colour: 'answer' },
  NoTratado: { noun: 'No lo tratamos', colour: 'reference' },
  Ley: { noun: 'Ley', colour: 'reference' },
  Termino: { noun: 'Palabra', colour: 'reference' },
  Dato: { noun: 'Dato', colour: 'reference' },
  Video: { noun: 'Video', colour: 'reference' },
  Persona: { noun: 'Persona', colour: 'managed' },
  Lugar: { noun: 'Ir a', colour: 'managed' },
  Certificado: { noun: 'Certificado', colour: 'managed' },
  Grupo: { noun: 'Grupo', colour: 'managed' },
  Mensaje: { noun: 'Mensaje', colour: 'managed' },
  Comentario: { noun: 'Comentario', colour: 'managed' },
  Pregunta: { noun: 'Pregunta', colour: 'managed' },
  Categoria: { noun: 'Categoría', colour: 'managed' },
  Correo: { noun: 'Correo', colour: 'managed' },
  Slide: { noun: 'Slider', colour: 'managed' },
};

/** A kind as a tag, or with `children` a narrower name, such as an article's category. */
export function KindTag({
  kind,
  className,
  children = kinds[kind].noun,
}: {
  kind: Kind;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <Tag kind={null} className={classNames(styles[kinds[kind].colour], className)}>
      {children}
    </Tag>
  );
}
