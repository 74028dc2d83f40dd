// Builds the app: `build` for the server in VITE_API, `build demo` with the mock. `--base=/demo/` sets the base path,
// `--out=folder` sets the output folder.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { inProject } from './root.ts'

const {
  positionals,
  values: { base, out },
} = parseArgs({ allowPositionals: true, options: { base: { type: 'string' }, out: { type: 'string' } } })

if (positionals[0] === 'demo') process.env.VITE_API = 'mock'
if (base !== undefined && !/^\/([^/]+\/)*$/.test(base)) {
  console.error(`--base is a path that begins and ends with a slash, such as /demo/, and not ${base}`)
  process.exit(1)
}
if (out !== undefined && !mayEmpty(out)) {
  console.error(`--out must name an empty folder, or one with an earlier build, and not "${out}"`)
  process.exit(1)
}
try {
  await build({
    configFile: inProject('vite.config.ts'),
    ...(base === undefined ? {} : { base }),
    ...(out === undefined ? {} : { build: { outDir: inProject(out) } }),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * True if a build can use the folder: it is empty, or holds only an earlier build. A build empties its output folder
 * first.
 */
function mayEmpty(folder: string) {
  const path = inProject(folder)
  return (
    folder !== '' && (!existsSync(path) || readdirSync(path).length === 0 || existsSync(join(path, 'licences.txt')))
  )
}
