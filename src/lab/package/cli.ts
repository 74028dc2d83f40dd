import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ElkConstructor from 'elkjs/lib/elk-api.js'
import { createServer } from 'vite'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { chartSvg } from '#lab/core/chart/chart-svg.ts'
import { computeLayout } from '#lab/core/chart/layout.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import type { LabHost } from '#lab/core/lab-host.ts'
import { isIn, labServer } from '#lab/server/lab-server.ts'
import { found, type MachineFromFile, openFile } from './machine-file.ts'
import { servePage, staticPage } from './page.ts'
import { pathText } from './path-text.ts'
import { pathsTest } from './paths-test.ts'

const usage = `Usage: xstate-lab [file or folder …]       opens the machines in the browser
       xstate-lab paths <file> [machine]    writes the paths and a Vitest file beside the file
       xstate-lab export <file> [machine]   writes a page; with --mermaid or --svg, a diagram

Options: --port=5180  --open (starts the browser)  --inspect (running apps)  --out=<file>  --mermaid  --svg  --help`

async function openLab(
  targets: readonly string[],
  { port, open, inspect }: { port?: string; open: boolean; inspect: boolean },
) {
  const paths = (targets.length > 0 ? targets : ['.']).map(found)
  const [first = ''] = paths
  const isFile = statSync(first).isFile()
  const folder = !isFile ? first : isIn(process.cwd(), first) ? process.cwd() : dirname(first)
  const host: LabHost = { folder, inspect }
  const server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: Number(port ?? 5180), strictPort: port !== undefined, hmr: false, watch: null },
    plugins: [labServer({ folder, targets: paths, inspect }), servePage(host)],
  })
  try {
    await server.listen()
  } catch (error) {
    throw new Error(`Port ${port} is not free. Choose another one with --port. (${(error as Error).message})`, {
      cause: error,
    })
  }
  const address = server.resolvedUrls?.local[0] ?? ''
  const page = isFile
    ? `open?${new URLSearchParams({ file: first })}`
    : inspect && targets.length === 0
      ? 'inspect'
      : 'open'
  console.log(`The lab is at ${address}${page}`)
  if (inspect)
    console.log(`Apps send with createActor(machine, { inspect: toLab('${address.replace('http', 'ws')}inspect') })`)
  console.log('Ctrl+C stops it.')
  if (open) server.openBrowser()
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Wrote ${relative(process.cwd(), file)}`)
}

/** Writes the paths of a machine, and a test that takes them, beside its file. */
async function writePaths({ file, name, machine, exported, factories }: MachineFromFile) {
  const stem = file.replace(/\.[cm]?[jt]sx?$/, '')
  if (!exported.includes(name) || name in factories)
    throw new Error(`No test can import ${name}. Export the machine, or a function without parameters.`)
  write(`${stem}.paths.txt`, await pathText(machine))
  write(`${stem}.paths.test.${/\.[cm]?tsx?$/.test(file) ? 'ts' : 'js'}`, pathsTest(basename(file), name))
}

/** Returns the chart of a machine as an SVG file. */
async function svgOf(machine: MachineFromFile['machine']): Promise<string> {
  const chart = buildChart(machine)
  // The layout's engine is a CommonJS module, which the page runs as a worker.
  const { Worker } = createRequire(import.meta.url)('./app/elk-worker.cjs')
  return chartSvg(chart, await computeLayout(chart, new ElkConstructor({ workerFactory: () => new Worker() })))
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      out: { type: 'string' },
      open: { type: 'boolean', default: false },
      inspect: { type: 'boolean', default: false },
      html: { type: 'boolean', default: false },
      mermaid: { type: 'boolean', default: false },
      svg: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, file, machine] = positionals
  if (values.help) console.log(usage)
  else if (command === 'paths') await writePaths(await openFile(file, machine))
  else if (command === 'export') {
    const opened = await openFile(file, machine)
    const out = (end: string) => resolve(values.out ?? `${opened.machine.id.replaceAll(/[^\w-]+/g, '-')}.${end}`)
    if (values.mermaid) write(out('mmd'), toMermaid(buildChart(opened.machine)))
    else if (values.svg) write(out('svg'), await svgOf(opened.machine))
    else
      write(
        out('html'),
        staticPage({ name: basename(opened.file), code: opened.code, machine: opened.name, replaced: opened.replaced }),
      )
  } else await openLab(positionals, values)
}

await main().catch((error: Error) => {
  console.error(`xstate-lab: ${error.message}`)
  process.exit(1)
})
