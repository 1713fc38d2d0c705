import * as z from 'zod/mini';
import { type Endpoint, mayNeedProof } from '../../../contract/endpoint.ts';
import { envelope } from '../../../contract/envelope.ts';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
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
  const asksForOwner = mayNeedProof(row) || input.properties?.['currentPassword'] !== undefined;
  const headers = [
    ...(row.idempotent !== undefined ? [idempotencyKey] : []),
    ...(asksForOwner ? [currentPasswordHeader] : []),
  ];
  return {
    tags: [controller],
    operationId: row.path.replace('/', '.'),
    summary: row.summary,
    'x-who': row.who,
    ...(row.own === undefined ? {} : { 'x-own': row.own }),
    ...(mayNeedProof(row) ? { 'x-fresh-sign-in': true } : {}),
    ...(row.isPrescribed === true ? {} : { 'x-extension': true }),
    security: row.who === 'open' ? [] : [{ bearer: [] }],
    ...(headers.length > 0 || isQuery
      ? { parameters: [...(isQuery ? parameters(input) : []), ...headers] }
      : {}),
    ...bodyOf(row, input, { isQuery, asksForOwner }),
    responses: {
      200:
        row.file === undefined
          ? { description: 'Done', content: { 'application/json': { schema: success(row) } } }
          : {
              description: 'The file',
              content: Object.fromEntries(row.file.map((format) => [mediaTypes[format], {}])),
            },
      ...(row.refusesWith === undefined ? {} : { 401: refusedWith(row.refusesWith) }),
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

/** A refusal that says how to go on; others of the same status come without the payload. */
const refusedWith = (payload: z.core.$ZodType): Json => ({
  description: 'Refused, with the next step where there is one',
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Envelope' }],
        properties: { data: schemaOf(payload, 'output') },
        unevaluatedProperties: false,
      },
    },
  },
});

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new UUID for each thing that is added. Asked again under the same key within 24 hours, the call adds nothing and gives the same answer; with another input it is refused (422).',
  schema: { type: 'string', format: 'uuid' },
};

const currentPasswordHeader: Json = {
  name: 'Current-Password',
  in: 'header',
  required: false,
  description:
    'The password of the caller’s account, percent-encoded; or `currentPassword` in the body, a DELETE’s too. Needed unless the session has proved its owner within 15 minutes, by its sign-in or by a password given to another call.',
  schema: { type: 'string' },
};
const currentPasswordField = { currentPassword: { type: 'string' } };

/** The body of a call in OpenAPI; a call with its fields in the query has one for the owner's password alone. */
function bodyOf(
  row: Endpoint,
  input: { properties?: Record<string, Json>; required?: string[] },
  { isQuery, asksForOwner }: { isQuery: boolean; asksForOwner: boolean },
): Json {
  if (isQuery && row.bytes === undefined) {
    if (row.method !== 'DELETE' || !asksForOwner) return {};
    const schema = { type: 'object', properties: currentPasswordField };
    return { requestBody: { required: false, content: { 'application/json': { schema } } } };
  }
  const properties = { ...input.properties, ...(asksForOwner ? currentPasswordField : {}) };
  return { requestBody: { required: true, content: bodiesOf(row, { ...input, properties }) } };
}

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
