import { createServer } from 'node:http';

/**
 * The reference: a node:http server that answers the same bytes and does nothing else. Its argument has the status
 * line's data.
 */
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
