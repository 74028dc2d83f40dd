import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { inProject } from '#tools/root.ts'

const run = promisify(execFile)
const packed = inProject('dist/xstate-lab')
const folder = mkdtempSync(join(tmpdir(), 'some project '))
const lab = async (...args: string[]) => run(process.execPath, [join(packed, 'cli.js'), ...args], { cwd: folder })
const written = (name: string) => readFileSync(join(folder, name), 'utf8')

beforeAll(async () => {
  await run(process.execPath, [inProject('.tools/lab-pack.ts')])
  writeFileSync(
    join(folder, 'order.machine.ts'),
    `import { setup } from 'xstate'
    import { z } from 'zod'
    const amount = z.number().min(1)
    export const order = setup({}).createMachine({
      id: 'order',
      context: { amount },
      initial: 'open',
      states: { open: { on: { pay: 'paid' } }, paid: { type: 'final' } },
    })`,
  )
  writeFileSync(join(folder, 'own.machine.ts'), "import { createMachine } from 'xstate'; createMachine({ id: 'own' })")
}, 180_000)

test('the package is small, and its adapter for apps has no other files', () => {
  const sizes = readdirSync(packed, { recursive: true, encoding: 'utf8' }).map(name => statSync(join(packed, name)))
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4_000_000)
  const adapter = readFileSync(join(packed, 'inspect.js'))
  expect(gzipSync(adapter).length).toBeLessThan(5000)
  expect(adapter.toString().match(/from[`'"][^`'"]+/g)).toEqual(['from"xstate', 'from"xstate/graph'])
})

test('the command writes paths and a test beside the file', async () => {
  await lab('paths', 'order.machine.ts')
  expect(written('order.machine.paths.txt')).toContain('no input → open\n')
  expect(written('order.machine.paths.test.ts')).toContain("import { order } from './order.machine'")
})

test('the command exports a page without other files, and diagrams', async () => {
  await lab('export', 'order.machine.ts')
  expect(written('order.html')).toContain('createMachine({')
  expect(written('order.html')).toContain('"machine":"order","replaced":["zod"]')
  expect(written('order.html')).not.toMatch(/(?:src|href)="\/files\//)
  await lab('export', 'order.machine.ts', '--mermaid')
  expect(written('order.mmd')).toContain('machine__open --> machine__paid : pay')
  await lab('export', 'order.machine.ts', '--svg')
  expect(written('order.svg').match(/<rect x=/g)).toHaveLength(3)
})

test.for([
  [['none.ts'], 'There is no file or folder none.ts'],
  [['paths', 'order.machine.ts', 'shop'], 'order.machine.ts has no machine shop. It has order.'],
  [['paths', 'own.machine.ts'], 'No test can import own. Export the machine'],
  [['paths'], 'Name a file with a machine.'],
] as const)('a failure is one sentence: %j', async ([args, message]) => {
  await expect(lab(...args)).rejects.toMatchObject({
    stderr: expect.stringMatching(new RegExp(`^xstate-lab: ${message}[^\\n]*\\n$`)) as string,
  })
})
