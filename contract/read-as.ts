import type * as z from 'zod/mini';

interface Definition {
  type: string;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  values?: unknown[];
}

/**
 * Converts text of a query or form into the number or flag of its schema, and a flag into 0 or 1. Other values stay.
 */
export function readAs(schema: z.core.$ZodType, value: unknown): unknown {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined)
    return value === null ? undefined : readAs(definition.innerType, value);
  const { options } = definition;
  // where the schema takes text, '0800' is not a number
  if (typeof value === 'string' && options?.some(({ _zod }) => _zod.def.type === 'string')) return value;
  const wanted = definition.type === 'union' ? options?.map(literalType) : [definition.type];
  if (wanted?.includes('number')) {
    if (typeof value === 'boolean' && definition.type === 'union') return value ? 1 : 0;
    if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  }
  if (wanted?.includes('boolean')) {
    const flag = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (flag === 'true' || flag === '1' || flag === 1) return true;
    if (flag === 'false' || flag === '0' || flag === 0) return false;
  }
  return value;
}

function literalType(option: z.core.$ZodType): string {
  const definition = option._zod.def as unknown as Definition;
  return definition.type === 'literal' ? typeof definition.values?.[0] : definition.type;
}
