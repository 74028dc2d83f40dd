import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test, vi } from 'vitest'
import { command } from '#tools/command.ts'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')

test('The compiler checks every TypeScript file', async () => {
  const { succeeded, output } = await command('tsc', ['-p', '.', '--listFilesOnly'])
  expect(succeeded).toBe(true)
  const checked = new Set(output.split('\n').map(path => relative(root, path.trim()).replaceAll('\\', '/')))
  const files = globSync('{src,machines,mirage,tests,.tools}/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  expect(files.map(path => path.replaceAll('\\', '/')).filter(path => !checked.has(path))).toEqual([])
})
