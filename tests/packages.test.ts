import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lacksLicence } from '#tools/plugins/licences.ts'
import { makeStrict } from '#tools/plugins/strict-packages.ts'
import { inProject } from '#tools/root.ts'

const contentOf = (file: string) => readFileSync(inProject(file), 'utf8')

test.for([
  [{ identifier: 'MIT', text: 'Do as you like' }, false],
  [{ identifier: 'Unlicense' }, false],
  [{ identifier: 'MIT' }, true],
  [{ identifier: 'UNLICENSED', text: 'All rights reserved' }, true],
  [{ text: 'Do as you like' }, true],
] as const)('A package with %j fails the build: %s', ([licence, stops]) => {
  expect(lacksLicence({ name: 'a', version: '1.0.0', ...licence })).toBe(stops)
})

type Locked = { integrity?: string; resolved?: string }
const registry = 'https://registry.npmjs.org/'
const isKnown = ({ integrity = '', resolved = registry }: Locked) =>
  integrity.startsWith('sha512-') && resolved.startsWith(registry)

test('Every installed package has a hash and comes from the npm registry', () => {
  const { packages } = JSON.parse(contentOf('package-lock.json')) as { packages: Record<string, Locked> }
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.length).toBeGreaterThan(50)
  expect(entries.filter(([, locked]) => !isKnown(locked)).map(([path]) => path)).toEqual([])
})

describe('Packages that insert style sheets or HTML, or leak elements', () => {
  test.for([
    ['node_modules/sonner/dist/index.mjs', '__insertCSS("'],
    ['node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs', "createElement('style')"],
    ['node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs', 'innerHTML'],
  ] as const)('are patched: %s', ([file, text]) => {
    expect(contentOf(file)).toContain(text)
    expect(makeStrict(contentOf(file), inProject(file))).not.toContain(text)
  })

  test('insert no style sheet for pressable elements', () => {
    const file = 'node_modules/react-aria/dist/private/interactions/usePress.mjs'
    expect(makeStrict(contentOf(file), inProject(file))).toMatch(/useEffect\)\(\(\)=>\{\s*return;/)
  })

  test('release removed elements', () => {
    const file = 'node_modules/react-aria/dist/private/utils/runAfterTransition.mjs'
    expect(makeStrict(contentOf(file), inProject(file))).toMatch(
      /cleanupDetachedElements\(\);\s+\S+transitionsByElement\.set\(/,
    )
  })

  test('observe the focused element with one observer', () => {
    const file = 'node_modules/react-aria/dist/private/interactions/utils.mjs'
    expect(makeStrict(contentOf(file), inProject(file))).toMatch(
      /observer\?\.disconnect\(\);\s+stateRef\.current\.observer = new MutationObserver\(/,
    )
  })

  test('announce no empty list', () => {
    const file = 'node_modules/react-aria/dist/private/combobox/useComboBox.mjs'
    expect(makeStrict(contentOf(file), inProject(file))).toContain('state.isOpen && optionCount > 0 && (')
  })

  test('fail the build if the code to patch has changed', () => {
    const file = '/node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs'
    expect(() => makeStrict('announce()', file)).toThrow('LiveAnnouncer.mjs is without')
  })

  test('are unchanged without such code', () => {
    expect(makeStrict('export const a = 1', '/node_modules/big.js/big.mjs')).toBeNull()
  })
})
