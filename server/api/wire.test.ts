import { describe, expect, test } from 'vitest';
import { aCategory, anArticle } from '../testing/builders.ts';
import { tokenOf } from '../testing/client.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const asAdmin = async () => ({ authorization: `Bearer ${await tokenOf(portal.portal, admin)}` });

describe('the wire (spec 3.1, 3.2)', () => {
  test('paths match without regard to case, with and without the slash', async () => {
    const id = await anArticle(portal.portal, { title: 'Cómo leer tu estado' });
    for (const url of [
      `/api/Article/Read/?id=${id}`,
      `/api/article/read?ID=${id}`,
      `/API/ARTICLE/READ/?Id=${id}`,
    ]) {
      const response = await portal.app.inject({ url });
      expect(response.statusCode, url).toBe(200);
      expect(response.json()).toMatchObject({
        descriptionCode: 'success',
        data: { title: 'Cómo leer tu estado' },
      });
    }
  });

  test('HEAD answers wherever GET does, without a body', async () => {
    const id = await anArticle(portal.portal);
    const url = `/api/Article/Read?id=${id}`;
    const [get, head] = [await portal.app.inject({ url }), await portal.app.inject({ method: 'HEAD', url })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await portal.app.inject({ method: 'HEAD', url: '/api/Category/Get' })).statusCode).toBe(200);
    expect((await portal.app.inject({ method: 'HEAD', url: '/api/Usuario/Get' })).statusCode).toBe(401);
  });

  test('field names match without regard to case; two spellings of one are refused', async () => {
    const added = await portal.app.inject({
      method: 'POST',
      url: '/api/category/add',
      headers: await asAdmin(),
      payload: { NAME: 'Ahorro', description: 'x' },
    });
    expect(added.statusCode).toBe(200);
    const twice = await portal.app.inject({
      method: 'POST',
      url: '/api/category/add',
      headers: await asAdmin(),
      payload: { Name: 'A', name: 'B' },
    });
    expect(twice.statusCode).toBe(400);
    const query = await portal.app.inject({ url: '/api/Article/Read?id=1&id=2' });
    expect(query.statusCode).toBe(400);
  });

  test('errors are beside their field, in the words of the specification', async () => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/Article/Add',
      headers: await asAdmin(),
      payload: { Description: '' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Por favor complete correctamente todos los campos',
      descriptionCode: 'warning',
      errors: expect.arrayContaining([{ field: 'Title', message: 'El campo Título es obligatorio.' }]),
    });
  });

  test('unreadable bodies, foreign media and unknown calls are refused in the envelope', async () => {
    const headers = await asAdmin();
    const cases = [
      {
        status: 400,
        request: {
          method: 'POST',
          url: '/api/Category/Add',
          headers: { ...headers, 'content-type': 'application/json' },
          payload: '{"Name":',
        },
      },
      {
        status: 400,
        request: {
          method: 'POST',
          url: '/api/Category/Add',
          headers: { ...headers, 'content-type': 'application/json' },
          payload: '[1]',
        },
      },
      {
        status: 415,
        request: {
          method: 'POST',
          url: '/api/Category/Add',
          headers: { ...headers, 'content-type': 'text/xml' },
          payload: '<a/>',
        },
      },
      { status: 404, request: { method: 'GET', url: '/api/Nothing/Here' } },
      {
        status: 413,
        request: {
          method: 'POST',
          url: '/api/Category/Add',
          headers: { ...headers, 'content-type': 'application/json' },
          payload: `{"Name":"${'x'.repeat(5_000_000)}"}`,
        },
      },
    ] as const;
    for (const { status, request } of cases) {
      const response = await portal.app.inject(request);
      expect(response.statusCode).toBe(status);
      expect(Object.keys(response.json())).toEqual(expect.arrayContaining(['message', 'descriptionCode']));
      expect(response.body).not.toMatch(/at .*\.ts|node_modules|select |insert /i);
    }
  });

  test('numbers and flags may come as text; an id of 0 is never "all"', async () => {
    const categoryId = await aCategory(portal.portal);
    const payload = {
      Title: 'T',
      Description: '<p>x</p>',
      CategoryId: String(categoryId),
      YearsRange: '18',
      Published: 'false',
    };
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/Article/Add',
      headers: await asAdmin(),
      payload,
    });
    expect(response.statusCode).toBe(200);
    expect((await portal.app.inject({ url: '/api/Article/Read?id=0' })).statusCode).toBe(400);
    expect((await portal.app.inject({ url: '/api/Article/Read' })).statusCode).toBe(400);
  });

  test('openapi.json describes every call', async () => {
    const document = (await portal.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/Users/refresh'].post['x-extension']).toBe(true);
    expect(document.paths['/api/Question/saveAnswerByUser'].post['x-own']).toBe('UserId');
    expect(JSON.stringify(document.paths['/api/Question/GetTest'])).not.toContain('correctAnswer');
  });
});
