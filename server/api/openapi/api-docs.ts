import type { FastifyInstance } from 'fastify';
import type { Who } from '../../../contract/endpoint.ts';
import { escapeHtml } from '../../../contract/text/text.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { openApiDocument } from './openapi.ts';

/** The permitted callers, in the words of the page. */
const people: Record<Who, string> = {
  open: 'cualquiera',
  signedIn: 'con sesión iniciada',
  member: 'miembros',
  admin: 'administradores',
};

type Json = Record<string, unknown>;
interface Operation {
  tags: string[];
  summary: string;
  'x-who': Who;
  'x-own'?: string;
  'x-extension'?: boolean;
  parameters?: {
    name: string;
    in: 'query' | 'header';
    required: boolean;
    description?: string;
    schema: Json;
  }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, Json>; required?: string[] } }>;
  };
  responses: { 200: { content: Record<string, { schema?: { properties?: Record<string, Json> } }> } };
}

/**
 * /api/openapi.json: every call of the contract (spec 3.1). Built on first request and kept: it only changes with the
 * program.
 */
export function registerOpenApi(app: FastifyInstance): void {
  let document: Json | undefined;
  app.get('/api/openapi.json', () => (document ??= openApiDocument()));
}

/** /api/docs: the same as an HTML page, built on first request. */
export function registerApiDocs(app: FastifyInstance, styles: readonly string[]): void {
  let html: string | undefined;
  app.get('/api/docs', (_request, reply) => {
    html ??= pageOfCalls(styles);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(html);
  });
}

/** The page as HTML, with the given stylesheets. */
export function pageOfCalls(styles: readonly string[]): string {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = tags.map((tag) => {
    const rows = calls.filter(({ operation }) => operation.tags[0] === tag).map(callOf);
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${rows.join('')}</section>`;
  });
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API</title>${[...styles, '/api-docs.css'].map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</head>
<body><main class="wrap docs"><h1>API</h1>
<p>Todas las llamadas del portal, hechas de los mismos esquemas que las comprueban: <a href="/api/openapi.json">openapi.json</a>. En direcciones y nombres de campos no importan las mayúsculas; cada respuesta trae <code>message</code>, <code>descriptionCode</code> y los datos que se nombran abajo. Lo que hace cada llamada está en inglés, como en su contrato.</p>
<nav aria-label="Controladores">${tags.map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(' ')}</nav>
${sections.join('\n')}</main></body></html>`;
}

function callOf({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  // the first body has every field; where the file is optional, the second is JSON without it
  const types = Object.keys(operation.requestBody?.content ?? {});
  const body = operation.requestBody?.content[types[0] ?? '']?.schema;
  const inQuery = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: body?.required?.includes(name) ?? false,
  }));
  const fields = [...inQuery, ...inBody];
  const headers = operation.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
  const answer = Object.entries(
    operation.responses[200].content['application/json']?.schema?.properties ?? {},
  );
  const notes = [
    `quién: ${people[operation['x-who']]}`,
    ...(operation['x-own'] === undefined ? [] : [`solo lo propio: ${operation['x-own']}`]),
    ...(operation['x-extension'] === true ? ['extensión'] : []),
    ...types.filter((type) => types.length > 1 || type !== 'application/json'), // JSON is the default
  ];
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span lang="en">${escapeHtml(operation.summary)}</span> <small>${escapeHtml(notes.join(' · '))}</small></summary>
${fields.length === 0 ? '<p>No recibe nada.</p>' : `<table><thead><tr><th>Campo</th><th>Esquema</th></tr></thead><tbody>${fields.map(({ name, schema, required }) => `<tr><td><code>${escapeHtml(name)}</code>${required ? ' *' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`).join('')}</tbody></table>`}
${headers.map(({ name, description = '' }) => `<p>Encabezado <code>${escapeHtml(name)}</code>: <span lang="en">${escapeHtml(description)}</span></p>`).join('')}
${answer.map(([name, schema]) => `<p>Responde <code>${escapeHtml(name)}</code>:</p><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`).join('')}</details>`;
}
