import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { licenceOf, listOfLicences, packageFolderOf } from '#tools/licences.ts'
import { inProject } from '#tools/root.ts'
import { madeStrict } from '#tools/strict-packages.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'threereco-packages-')), 'node_modules/@some/package')
  mkdirSync(join(folder, 'dist/esm'), { recursive: true })
  describeAs({ license: 'MIT' })
  writeFileSync(join(folder, 'dist/esm/package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(join(folder, '../../..'), { recursive: true }))

const describeAs = (more: object) =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@some/package', version: '1.2.3', ...more }))

const contentOf = (file: string) => readFileSync(inProject(file), 'utf8')

describe('A package in a build', () => {
  test('is found from a file of it', () => {
    expect(packageFolderOf(join(folder, 'dist/esm/index.js'))).toBe(folder)
    expect(packageFolderOf(inProject('src/main.tsx'))).toBeNull()
  })

  test('is listed with its name, version and licence, and all texts that come with it', () => {
    writeFileSync(join(folder, 'LICENCE.md'), 'Do as you like\r\n')
    writeFileSync(join(folder, 'NOTICE'), 'Made by somebody')
    const listed = listOfLicences([licenceOf(folder)])
    expect(listed).toContain('@some/package 1.2.3\nMIT\n\nDo as you like\n\nMade by somebody\n')
  })

  test.for([
    ['without a licence', { license: undefined }, 'Do as you like'],
    ['under none', { license: 'UNLICENSED' }, 'Do as you like'],
    ['without the text of its licence', {}, null],
  ] as const)('%s stops the build', ([, more, text]) => {
    describeAs({ license: 'MIT', ...more })
    if (text !== null) writeFileSync(join(folder, 'LICENSE'), text)
    expect(() => licenceOf(folder)).toThrow('@some/package 1.2.3')
  })

  test('needs no text of its own under a licence that names no holder', () => {
    describeAs({ license: 'Unlicense' })
    expect(licenceOf(folder).text).toContain('released into the public domain')
  })
})

type Locked = { integrity?: string; resolved?: string }
const registry = 'https://registry.npmjs.org/'
const isKnown = ({ integrity = '', resolved = registry }: Locked) =>
  integrity.startsWith('sha512-') && resolved.startsWith(registry)

test('Every package that is installed is known by its hash, and is from the registry of npm', () => {
  const { packages } = JSON.parse(contentOf('package-lock.json')) as { packages: Record<string, Locked> }
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  expect(entries.length).toBeGreaterThan(50)
  expect(entries.filter(([, locked]) => !isKnown(locked)).map(([path]) => path)).toEqual([])
})

describe('Packages that put style sheets and HTML into the page, or keep what has left it', () => {
  test.for([
    ['node_modules/sonner/dist/index.mjs', '__insertCSS("'],
    ['node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs', "createElement('style')"],
    ['node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs', 'innerHTML'],
  ] as const)('do so no more: %s', ([file, text]) => {
    expect(contentOf(file)).toContain(text)
    expect(madeStrict(contentOf(file), inProject(file))).not.toContain(text)
  })

  test('put none in for what can be pressed', () => {
    const file = 'node_modules/react-aria/dist/private/interactions/usePress.mjs'
    expect(madeStrict(contentOf(file), inProject(file))).toMatch(/useEffect\)\(\(\)=>\{\s*return;/)
  })

  test('keep no element that has left the page', () => {
    const file = 'node_modules/react-aria/dist/private/utils/runAfterTransition.mjs'
    expect(madeStrict(contentOf(file), inProject(file))).toMatch(
      /cleanupDetachedElements\(\);\s+\S+transitionsByElement\.set\(/,
    )
  })

  test('watch what has the focus with one observer', () => {
    const file = 'node_modules/react-aria/dist/private/interactions/utils.mjs'
    expect(madeStrict(contentOf(file), inProject(file))).toMatch(
      /observer\?\.disconnect\(\);\s+stateRef\.current\.observer = new MutationObserver\(/,
    )
  })

  test('announce no empty list', () => {
    const file = 'node_modules/react-aria/dist/private/combobox/useComboBox.mjs'
    expect(madeStrict(contentOf(file), inProject(file))).toContain('state.isOpen && optionCount > 0 && (')
  })

  test('stop the build when they do it in a way that is not known', () => {
    const file = '/node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs'
    expect(() => madeStrict('announce()', file)).toThrow('LiveAnnouncer.mjs is without')
  })

  test('are left alone where they do nothing of the kind', () => {
    expect(madeStrict('export const a = 1', '/node_modules/big.js/big.mjs')).toBeNull()
  })
})
