import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzipSync } from 'node:zlib'
import { siteFile } from './headers/formats.ts'
import { ofOthers, types } from './headers/list.ts'
import { headersFor, rulesIn } from './headers/rules.ts'
import { inProject } from './root.ts'

export type Site = {
  /** Origin, without a trailing slash. */
  url: string
  close(): Promise<void>
}

const compressed = new Set(['.html', '.js', '.css', '.txt', '.json', '.svg'])

/** Compresses at the highest quality, like a host with precompressed files. */
const brotli = promisify(brotliCompress)

type Options = {
  /** True to send Brotli of the highest quality to browsers that accept it, like a host with precompressed files. */
  isCompressedAhead?: boolean

  /** Base path of the site. Starts and ends with a slash. Default: `/`. */
  under?: string
  /** Additional headers for every response. They override the site's `_headers`. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Serves a built site on a free local port like a real host: with gzip and the headers in `_headers`. Paths without
 * a file and without an extension get index.html, or 404.html if the site has a base path. Rejects if `folder`
 * (absolute, or relative to the project's root) was not built.
 */
export async function serve(
  folder: string,
  { under = '/', headers = {}, isCompressedAhead = false }: Options = {},
): Promise<Site> {
  const root = inProject(folder)
  const index = join(root, 'index.html')
  if (!existsSync(index)) throw new Error(`${folder} was not built yet: there is no index.html in it.`)

  const headersFile = join(root, siteFile)
  // Read for each response, because a test can replace the site with another version.
  const rules = () => (existsSync(headersFile) ? rulesIn(readFileSync(headersFile, 'utf8')) : [])
  const fileFor = (path: string) => {
    const file = join(root, normalize(path))
    return file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile() ? file : undefined
  }
  const ahead = new Map<string, Promise<Buffer>>()
  const smallest = (file: string, body: Buffer) => {
    const key = `${file} ${statSync(file).mtimeMs}`
    const known = ahead.get(key) ?? brotli(body)
    ahead.set(key, known)
    return known
  }
  const answer = async ({ url = '/', headers: requestHeaders }: IncomingMessage, response: ServerResponse) => {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    response.setHeaders(new Map([ofOthers, ...headersFor(rules(), pathname), ...Object.entries(headers)]))
    if (!pathname.startsWith(under) || pathname === under + siteFile) return response.writeHead(404).end('Not found')
    const path = pathname.slice(under.length - 1)
    const file = path === '/' ? index : fileFor(path)
    // A missing asset must return a 404. If it returned the page, browsers would report a syntax error.
    if (!file && extname(path) !== '') return response.writeHead(404).end('Not found')
    const isStatic = under !== '/'
    if (!file && isStatic) response.statusCode = 404
    const page = isStatic ? join(root, '404.html') : index
    const type = extname(file ?? page)
    const body = await readFile(file ?? page)
    response.setHeader('content-type', types[type.slice(1)] ?? 'application/octet-stream')
    if (!compressed.has(type)) return response.end(body)
    if (isCompressedAhead && requestHeaders['accept-encoding']?.includes('br')) {
      return response.setHeader('content-encoding', 'br').end(await smallest(file ?? page, body))
    }
    return response.setHeader('content-encoding', 'gzip').end(gzipSync(body, { level: 9 }))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
