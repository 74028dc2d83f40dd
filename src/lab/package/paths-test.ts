/**
 * Returns the source of a Vitest file that takes all paths of a machine, and compares them with the stored ones. `file`
 * is the name of the machine's file, `name` that of its export; `order()` is a call.
 */
export function pathsTest(file: string, name: string): string {
  const stem = file.replace(/\.[cm]?[jt]sx?$/, '')
  const isDefault = name.replace('()', '') === 'default'
  const imported = isDefault ? 'machine' : name.replace('()', '')
  // TypeScript resolves a path without an ending in every configuration.
  const from = `./${stem}${/\.[cm]?jsx?$/.exec(file)?.[0] ?? ''}`
  const tested = name.endsWith('()') ? `${imported}()` : imported
  return `import { expect, test } from 'vitest'
import { pathText, testPaths } from 'xstate-lab/test'
import ${isDefault ? imported : `{ ${imported} }`} from '${from}'

testPaths(${tested})

test('the paths are those of ${stem}.paths.txt (update with \`vitest -u\`)', async () => {
  await expect(await pathText(${tested})).toMatchFileSnapshot('./${stem}.paths.txt')
})
`
}
