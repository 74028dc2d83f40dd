import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { isFileServingAllowed, type Plugin } from 'vite'
import { inProject } from '#tools/root.ts'

/** Limits of the compiler's process: time in ms, and output in bytes. */
const limits = { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 }

const run = promisify(execFile)

/**
 * Returns the schemas of a file's machines as JSON. Reads them in another process, because the compiler blocks.
 *
 * @throws if the process fails, takes too long, or `signal` aborts it.
 */
export async function readSchemas(file: string, signal?: AbortSignal): Promise<string> {
  const { stdout } = await run(process.execPath, [inProject('.tools/print-schemas.ts'), file], { ...limits, signal })
  return stdout
}

/** Serves the schemas of machines to the lab during development. `?file=` is an absolute path. */
export function serveMachineSchemas(): Plugin {
  return {
    name: 'machine-schemas',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use('/__machine-schemas', (request, response) => {
        const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? ''
        const isServed = existsSync(file) && isFileServingAllowed(config, `/@fs${file}`)
        response.setHeader('Content-Type', 'application/json')
        if (!isServed || !/\.[cm]?tsx?$/.test(file)) {
          response.end('{}')
          return
        }
        const closed = new AbortController()
        response.once('close', () => closed.abort())
        void readSchemas(file, closed.signal)
          .catch((error: Error & { killed?: boolean }) => {
            response.statusCode = 500
            return error.killed ? `The compiler was stopped after ${limits.timeout} ms.` : error.message
          })
          .then(text => response.end(text))
      })
    },
  }
}
