import { execFile } from 'node:child_process'
import { statSync, watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Plugin, searchForWorkspaceRoot } from 'vite'
import { type LabHost, labPath } from '#lab/core/lab-host.ts'
import { bundleScopes } from '#lab/core/open/open-bundle.ts'
import { bundleModule } from './bundle-module.ts'
import { findMachineFiles } from './find-machine-files.ts'
import { relayInspection } from './relay-inspection.ts'
import { stateSources } from './state-sources.ts'

/** Limits of the compiler's process: time in ms, and output in bytes. */
const limits = { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 }

const run = promisify(execFile)

/** Script beside this one: a TypeScript file here, a JavaScript file in the package. */
const printSchemas = fileURLToPath(new URL(`./print-schemas${import.meta.url.slice(-3)}`, import.meta.url))

/**
 * Returns the schemas of a file's machines as JSON, from their types.
 *
 * @throws if the compiler fails, takes too long, or `signal` aborts it.
 */
export async function readSchemas(file: string, signal?: AbortSignal): Promise<string> {
  if (/\.[cm]?jsx?$/.test(file)) return '{}'
  try {
    return (await run(process.execPath, [printSchemas, file], { ...limits, signal })).stdout
  } catch (error) {
    const { killed } = error as { killed?: boolean }
    throw killed ? new Error(`The compiler was stopped after ${limits.timeout} ms.`) : error
  }
}

/** True if a path is in a folder. On Windows, the path to another drive is absolute. */
export function isIn(folder: string, path: string): boolean {
  const place = relative(folder, path)
  return !place.startsWith('..') && !isAbsolute(place)
}

/** Returns the absolute path of a file in `folder` or its workspace. @throws if it is elsewhere or missing. */
export function fileIn(folder: string, name: string): string {
  const file = name.startsWith('#') ? createRequire(join(folder, 'package.json')).resolve(name) : resolve(folder, name)
  if (!isIn(searchForWorkspaceRoot(folder), file))
    throw new Error(`${file} is outside the workspace. Start the lab in the folder of its project.`)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}. Check the path.`)
  return file
}

/** Sends an event to the page when one of the files changes. Ends with the request. */
function sendChanges(files: readonly string[], response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.flushHeaders()
  // Many editors replace the file, which ends the watching of the file itself.
  const watchers = files.map(file =>
    watch(dirname(file), (_, name) => name === basename(file) && response.write('data: changed\n\n')),
  )
  response.once('close', () => {
    for (const watcher of watchers) watcher.close()
  })
}

/** Answers of the lab's server by the last part of the path. `?file=` is absolute, or relative to the folder. */
function answersIn(
  folder: string,
  targets: readonly string[],
): Readonly<Record<string, (search: URLSearchParams, signal: AbortSignal) => unknown>> {
  const fileOf = (search: URLSearchParams) => fileIn(folder, search.get('file') ?? '')
  return {
    files: () => targets.flatMap(findMachineFiles),
    module: search =>
      bundleModule(fileOf(search), bundleScopes.find(scope => scope === search.get('scope')) ?? 'installed'),
    sources: search => stateSources(fileOf(search)),
    schemas: async (search, signal) => JSON.parse(await readSchemas(fileOf(search), signal)),
  }
}

/**
 * Gives the files of a folder to the lab on the page: machines, their sources and types, and changes. With `inspect`,
 * relays messages of running apps.
 */
export function labServer({
  folder,
  targets = [folder],
  inspect = false,
}: {
  folder: string
  /** Files and folders that the lab lists. */
  targets?: readonly string[]
  inspect?: boolean
}): Plugin {
  const answers = answersIn(folder, targets)
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    try {
      if (pathname === '/changes')
        return sendChanges(
          searchParams.getAll('file').map(file => fileIn(folder, file)),
          response,
        )
      const find = answers[pathname.slice(1)]
      if (!find) throw new Error(`The lab's server has nothing at ${pathname}.`)
      const found = JSON.stringify(await find(searchParams, closed.signal))
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(found)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message)
    }
  }
  return {
    name: 'lab-server',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      middlewares.use(labPath, (request, response) => void answer(request, response))
      if (inspect && httpServer) relayInspection(httpServer)
    },
    transformIndexHtml: () => {
      const host: LabHost = { folder, inspect }
      return [{ tag: 'script', children: `globalThis.xstateLab = ${JSON.stringify(host)}` }]
    },
  }
}
