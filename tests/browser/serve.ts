/** A small static server on loopback for the built site. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

export interface Served {
  /** For example `http://127.0.0.1:41234`. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a folder on a free port; a folder's address answers with its `index.html`. `headers` come with every file. Paths in `changed`
 * answer with another text than the folder has, or are not found where there is none.
 */
export const serve = async (
  folder: string,
  headers: Readonly<Record<string, string>> = {},
  changed: ReadonlyMap<string, string | undefined> = new Map(),
): Promise<Served> => {
  const root = resolve(folder)
  const fileOf = (path: string): string | undefined => {
    const file = resolve(join(root, decodeURIComponent(path)))
    if (file !== root && !file.startsWith(root + sep)) return undefined
    const found = existsSync(file) && statSync(file).isDirectory() ? join(file, 'index.html') : file
    return existsSync(found) ? found : undefined
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileOf(pathname)
    const text = changed.get(pathname)
    if (file === undefined || (text === undefined && changed.has(pathname))) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found')
      return
    }
    response.writeHead(200, {
      ...headers,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // As the file for hosts says: a page that comes later in the same browser asks for its scripts and fonts no more.
      ...(pathname.startsWith('/_astro/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    })
    if (text === undefined) createReadStream(file).pipe(response)
    else response.end(text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port: chosen } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${chosen}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
