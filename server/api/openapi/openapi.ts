import * as z from 'zod/mini';
import { fileKinds } from '../../../contract/content/file-kinds.ts';
import { mediaTypes } from '../../../contract/content/media-types.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { envelope } from '../../../contract/envelope.ts';
import { everyEndpoint } from '../../../contract/index.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** OpenAPI 3.1 of every call, made from the schemas that check the input (spec 3.1). */
export function openApiDocument(rows = everyEndpoint()): Json {
  const paths: Record<string, Json> = {};
  for (const { controller, row } of rows) {
    const path = `/api/${row.path}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(controller, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API',
      version: '1',
      description: 'Paths and field names are matched without regard to case.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Envelope: openEnvelope() },
    },
  };
}

function operation(controller: string, row: Endpoint): Json {
  const input = schemaOf(row.input, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const isQuery = row.method === 'GET' || row.method === 'DELETE' || row.bytes !== undefined;
  return {
    tags: [controller],
    operationId: row.path.replace('/', '.'),
    summary: row.summary,
    'x-who': row.who,
    ...(row.own === undefined ? {} : { 'x-own': row.own }),
    ...(row.needsFreshSignIn === true ? { 'x-fresh-sign-in': true } : {}),
    ...(row.isPrescribed === true ? {} : { 'x-extension': true }),
    security: row.who === 'open' ? [] : [{ bearer: [] }],
    ...(isQuery || row.idempotent !== undefined
      ? {
          parameters: [
            ...(isQuery ? parameters(input) : []),
            ...(row.idempotent !== undefined ? [idempotencyKey] : []),
          ],
        }
      : {}),
    ...(isQuery && row.bytes === undefined
      ? {}
      : {
          requestBody: { required: true, content: bodiesOf(row, input) },
        }),
    responses: {
      200:
        row.file === undefined
          ? { description: 'Done', content: { 'application/json': { schema: success(row) } } }
          : {
              description: 'The file',
              content: Object.fromEntries(row.file.map((format) => [mediaTypes[format], {}])),
            },
      '4XX': refused,
      default: refused,
    },
  };
}

/** The envelope. It stays open, because answers add their payload; each whole answer is closed. */
function openEnvelope(): Json {
  const { additionalProperties: _, ...frame } = schemaOf(envelope, 'output');
  return frame;
}

const refused: Json = {
  description: 'Refused',
  content: {
    'application/json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Envelope' }], unevaluatedProperties: false },
    },
  },
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new UUID for each thing that is added. Asked again under the same key within 24 hours, the call adds nothing and gives the same answer; with another input it is refused (422).',
  schema: { type: 'string', format: 'uuid' },
};

/**
 * The request bodies of a call; JSON too where the file is optional. A file is raw bytes, which schemas cannot
 * describe.
 */
function bodiesOf(row: Endpoint, input: { properties?: Record<string, Json>; required?: string[] }): Json {
  if (row.bytes !== undefined) {
    const schema = { type: 'string', format: 'binary', description: `at most ${row.bytes} bytes` };
    return { 'application/octet-stream': { schema } };
  }
  if (row.upload === undefined) return { 'application/json': { schema: input } };
  const { file: _, ...withoutFile } = input.properties ?? {};
  const { taken, maxBytes } = fileKinds[row.upload];
  const file = { type: 'string', format: 'binary', description: `${taken}; at most ${maxBytes} bytes` };
  const form = { schema: { ...input, properties: { ...input.properties, file } } };
  return {
    'multipart/form-data': form,
    ...(input.required?.includes('file') === true
      ? {}
      : { 'application/json': { schema: { ...input, properties: withoutFile } } }),
  };
}

function parameters(input: { properties?: Record<string, Json>; required?: string[] }): Json[] {
  const { bytes: _, ...inQuery } = input.properties ?? {}; // the body, if there is such a field
  return Object.entries(inQuery).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function success(row: Endpoint): Json {
  return {
    allOf: [{ $ref: '#/components/schemas/Envelope' }],
    properties: {
      [row.payload]: schemaOf(row.output, 'output'),
      ...(row.list === true ? { total: { type: 'integer' } } : {}),
    },
    required: [row.payload],
    unevaluatedProperties: false,
  };
}
