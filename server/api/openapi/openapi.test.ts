import { describe, expect, test } from 'vitest';
import { type Endpoint, mayNeedProof } from '../../../contract/endpoint.ts';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { contract, everyEndpoint } from '../../../contract/index.ts';
import { pageOfCalls } from './api-docs.ts';
import { openApiDocument } from './openapi.ts';

interface Schema {
  properties: Record<string, Record<string, unknown>>;
  required?: string[];
}
interface Operation {
  security: object[];
  responses: Record<string, object>;
  'x-extension'?: boolean;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
const operationOf = (row: Endpoint) => document.paths[`/api/${row.path}`]?.[row.method.toLowerCase()];
const rows = everyEndpoint().map(({ row }) => row);
const asksForOwner = (row: Endpoint) =>
  mayNeedProof(row) || row.input._zod.def.shape.currentPassword !== undefined;
const isFileNeeded = (row: Endpoint) => row.input._zod.def.shape.file?._zod.optin !== 'optional';

describe('openapi.json (spec 3.1)', () => {
  test('marks the calls that are not prescribed, and no other', () => {
    for (const row of rows)
      expect(operationOf(row)?.['x-extension'] === true, row.path).toBe(row.isPrescribed !== true);
  });

  test('says of every call where it is, who may call it and that it can be refused', () => {
    expect(openApiDocument()).toMatchObject({ servers: [{ url: '/' }] });
    for (const row of rows) {
      const { security, responses } = operationOf(row) as Operation;
      expect(security, row.path).toEqual(row.who === 'open' ? [] : [{ bearer: [] }]);
      expect(Object.keys(responses), row.path).toContain('4XX');
    }
  });

  test('shows the headers that make a call repeatable and prove its owner, and nowhere else', () => {
    for (const row of rows) {
      const headers = (operationOf(row)?.parameters ?? []).filter((parameter) => parameter.in === 'header');
      expect(
        headers.map(({ name, required }) => [name, required]),
        row.path,
      ).toEqual([
        ...(row.idempotent !== undefined ? [['Idempotency-Key', false]] : []),
        ...(asksForOwner(row) ? [['Current-Password', false]] : []),
      ]);
    }
  });

  test('keeps the fields of a query where the call adds something too', () => {
    const { add } = contract.category;
    const row: Endpoint = { ...add, method: 'GET', path: 'Category/Made' };
    const made = openApiDocument([{ controller: 'category', action: 'made', row }]) as typeof document;
    const parameters = made.paths['/api/Category/Made']?.get?.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toEqual([
      ...Object.keys(add.input._zod.def.shape),
      'Idempotency-Key',
    ]);
  });

  for (const row of rows.filter(({ upload }) => upload !== undefined)) {
    test(`${row.path} takes a form whose file is bytes of its kind and size${isFileNeeded(row) ? '' : ', or JSON without it'}`, () => {
      const content = operationOf(row)?.requestBody?.content ?? {};
      const form = content['multipart/form-data']?.schema;
      const kind = fileKinds[row.upload ?? 'picture'];
      expect(form?.properties.file).toMatchObject({ type: 'string', format: 'binary' });
      expect(form?.properties.file?.description).toBe(`${kind.taken}; at most ${kind.maxBytes} bytes`);
      expect((form?.required ?? []).includes('file')).toBe(isFileNeeded(row));
      expect(Object.keys(form?.properties ?? {})).toEqual([
        ...Object.keys(row.input._zod.def.shape),
        ...(asksForOwner(row) ? ['currentPassword'] : []),
      ]);
      const json = content['application/json']?.schema;
      if (isFileNeeded(row)) expect(json).toBeUndefined();
      else
        expect(Object.keys(json?.properties ?? {})).toEqual(
          Object.keys(row.input._zod.def.shape).filter((name) => name !== 'file'),
        );
    });
  }
});

test('/api/docs shows the fields of every call, those of forms with a file too', () => {
  const page = pageOfCalls([]);
  expect(page).toContain('<html lang="es">');
  for (const row of rows) {
    const from = page.indexOf(`<code>/api/${row.path}</code>`);
    const shown = page.slice(from, page.indexOf('</details>', from));
    expect(from, row.path).toBeGreaterThan(-1);
    for (const field of Object.keys(row.input._zod.def.shape))
      if (row.bytes === undefined || field !== 'bytes')
        expect(shown, `${row.path}: ${field}`).toContain(`<td><code>${field}</code>`);
    expect(shown.includes('Idempotency-Key'), row.path).toBe(row.idempotent !== undefined);
    expect(shown.includes('multipart/form-data'), row.path).toBe(row.upload !== undefined);
    expect(shown.includes('application/octet-stream'), row.path).toBe(row.bytes !== undefined);
  }
});

test('the fields of the old way to change a route are deprecated, and no others of that call', () => {
  const fields = operationOf(contract.ruta.add)?.requestBody?.content['application/json']?.schema.properties;
  const deprecated = Object.entries(fields ?? {}).filter(([, field]) => field['deprecated'] === true);
  expect(deprecated.map(([name]) => name)).toEqual(['Id', 'Version']);
});
