import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundledModule, machinesOfModule } from '#lab/core/open/pasted-module.ts'
import { findMachineFiles } from '#lab/server/find-machine-files.ts'
import { fileIn } from '#lab/server/lab-server.ts'
import { inProject } from '#tools/root.ts'

const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'lab server ')))
let server: ChildProcess
let address = ''

beforeAll(async () => {
  writeFileSync(join(workspace, 'package.json'), '{}')
  server = spawn(process.execPath, [inProject('tests/lab/server/start-server.ts'), workspace], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<Buffer>(resolve => server.stdout?.once('data', resolve))
  address = line.toString().trim()
})
afterAll(() => {
  server.kill()
  rmSync(workspace, { recursive: true })
})

let count = 0

/** Writes the files of a project into a new folder of the workspace, and returns its path. */
function projectWith(files: Readonly<Record<string, string>>): string {
  count += 1
  const folder = join(workspace, `project ${count}`)
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files })) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}

const ask = async (name: string, file: string, more = '') =>
  fetch(`${address}__lab/${name}?file=${encodeURIComponent(file)}${more}`)

async function machinesOf(file: string, scope = 'installed') {
  const response = await ask('module', file, `&scope=${scope}`)
  if (!response.ok) throw new Error(await response.text())
  const { code, replaced, files } = await response.json()
  const module = `data:text/javascript,${encodeURIComponent(bundledModule(code))}`
  const { default: run } = await import(/* @vite-ignore */ module)
  const opened = await machinesOfModule(run)
  return { ...opened, names: Object.keys(opened.machines), replaced, files }
}

const lamp = (more = '') => `
  import { setup } from 'xstate'
  ${more}
  export const lamp = setup({}).createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } })`

test.for([
  ['TypeScript', 'lamp.ts', `${lamp()} satisfies object`],
  ['JSX without a configuration', 'lamp.tsx', `${lamp()}\nexport const view = () => <b>{String(lamp.id)}</b>`],
  ['JavaScript', 'lamp.mjs', lamp()],
  ['CommonJS', 'lamp.cjs', `const { createMachine } = require('xstate'); exports.lamp = createMachine({ id: 'lamp' })`],
  ['a type that is exported again', 'lamp.ts', lamp("export { Row } from './row'")],
  ['a name of Node.js', 'lamp.ts', lamp('export const home = process.env.HOME; export const here = process.cwd()')],
] as const)('a file with %s is opened', async ([, name, text]) => {
  const folder = projectWith({ [name]: text, 'row.ts': 'export type Row = { id: string }' })
  expect((await machinesOf(join(folder, name))).names).toEqual(['lamp'])
})

test('packages, files of frameworks and files that are missing are replaced, and named', async () => {
  const folder = projectWith({
    'lamp.ts': lamp(
      "import * as z from 'zod'; import View from './view.vue'; import { go } from './none'; go(View, z.object({}))",
    ),
    'view.vue': '<template />',
  })
  expect(await machinesOf(join(folder, 'lamp.ts'))).toMatchObject({
    names: ['lamp'],
    replaced: ['./none', './view.vue', 'zod'],
    files: [join(folder, 'lamp.ts')],
  })
})

test.for([
  ['the paths of tsconfig.json', '{"compilerOptions":{"paths":{"@/*":["./source/*"]}}}', 'source/parts.ts'],
  ['the usual folder, if tsconfig.json extends a missing package', '{"extends":"@some/base.json"}', 'src/parts.ts'],
] as const)('imports follow %s', async ([, config, path]) => {
  const folder = projectWith({
    'tsconfig.json': config,
    [path]: "export const name = 'found'",
    'src/machines/lamp.ts':
      "import { createMachine } from 'xstate'; import { name } from '@/parts'; createMachine({ id: name })",
  })
  expect(await machinesOf(join(folder, 'src/machines/lamp.ts'))).toMatchObject({ names: ['found'], replaced: [] })
})

test('a file opens alone, if its imports fail', async () => {
  const folder = projectWith({ 'lamp.ts': lamp("import './fails'"), 'fails.ts': "throw new Error('No server')" })
  await expect(machinesOf(join(folder, 'lamp.ts'))).rejects.toThrow('No server')
  expect((await machinesOf(join(folder, 'lamp.ts'), 'file')).names).toEqual(['lamp'])
})

test('a syntax error is one sentence with its place', async () => {
  const folder = projectWith({ 'lamp.ts': 'const = 5' })
  await expect(machinesOf(join(folder, 'lamp.ts'))).rejects.toThrow(/^[^\n]+ at [^\n]+lamp\.ts:1:7$/)
})

test('machine files of a folder are found with their ids', () => {
  const folder = projectWith({
    'src/lamp.ts': lamp(),
    'src/old.js': "import { Machine } from 'xstate'\nexport default Machine({\n  // of a door\n  id: 'door' })",
    'src/other.ts': 'createMachine()',
    'src/types.d.ts': lamp(),
    'node_modules/some/lamp.js': lamp(),
  })
  expect(findMachineFiles(folder)).toEqual([
    { path: join(folder, 'src/lamp.ts'), ids: ['lamp'] },
    { path: join(folder, 'src/old.js'), ids: ['door'] },
  ])
  expect(findMachineFiles(join(folder, 'src/lamp.ts'))).toHaveLength(1)
})

test('only files of the workspace are read', () => {
  const folder = projectWith({ 'lamp.ts': lamp() })
  expect(fileIn(folder, 'lamp.ts')).toBe(join(folder, 'lamp.ts'))
  expect(() => fileIn(folder, '/etc/hostname')).toThrow('outside the workspace')
  expect(() => fileIn(folder, 'none.ts')).toThrow('There is no file')
})

test('the page gets sources, changes of files, and failures as text', async () => {
  const folder = projectWith({ 'lamp.ts': lamp() })
  const file = join(folder, 'lamp.ts')
  expect(Object.keys((await (await ask('sources', file)).json())[0])).toEqual(['', 'off', 'on'])
  const refused = await ask('module', join(folder, 'none.ts'))
  expect([refused.status, await refused.text()]).toEqual([500, expect.stringMatching(/There is no file/) as string])
  const changes = (await ask('changes', file)).body?.pipeThrough(new TextDecoderStream()).getReader()
  // Editors write another file and rename it, more than once.
  for (const count of [1, 2]) {
    writeFileSync(`${file}.tmp`, lamp(`// changed ${count}`))
    renameSync(`${file}.tmp`, file)
    expect(await changes?.read()).toMatchObject({ value: expect.stringContaining('changed') as string })
  }
  await changes?.cancel()
})
