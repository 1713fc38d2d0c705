import { createServer } from 'node:http';

/** The reference: node:http that answers the same bytes and does nothing else. Takes status line data from its argument. */
const { headers, body } = JSON.parse(process.argv[2] ?? '{}') as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`ready: http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
