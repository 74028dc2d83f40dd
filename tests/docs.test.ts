import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', '{src,machines,mirage,tests,.tools,.readme}/**/*.md'], { cwd: root })
const contentOf = (page: string) => readFileSync(join(root, page), 'utf8')

/** Returns the anchors that GitHub generates for the headings of a page. */
const anchorsOf = (page: string) =>
  Array.from(contentOf(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksOf = (page: string) =>
  Array.from(contentOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
    link => !link.startsWith('http'),
  )

describe('The docs', () => {
  test('exist', () => {
    expect(pages.map(page => page.replaceAll('\\', '/')).toSorted()).toEqual(
      expect.arrayContaining(['.readme/decisions.md', 'README.md', 'machines/README.md', 'mirage/README.md']),
    )
  })

  test.each(pages)('%s links only to existing files and headings', page => {
    const broken = linksOf(page).filter(link => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? page : join(dirname(page), file)
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  test.each(pages)('%s names only existing files', page => {
    const named = Array.from(
      contentOf(page).matchAll(/`((?:[\w.@-]+\/)+(?:[\w-]+\.)+(?:tsx?|mjs|md|json|css|yml))`/g),
      ([, file = '']) => file,
    ).filter(file => !/^(?:dist|\.cache)\//.test(file))
    const folders = ['', dirname(page)]
    expect(named.filter(file => !folders.some(folder => existsSync(join(root, folder, file))))).toEqual([])
  })

  test.each([
    ['README.md', 130],
    ['src/README.md', 160],
    ['machines/README.md', 180],
    ['mirage/README.md', 200],
    ['tests/README.md', 90],
    ['src/lab/README.md', 90],
    ['.tools/README.md', 70],
  ])('%s has at most %d lines', (page, most) => {
    expect(contentOf(page).split('\n').length).toBeLessThanOrEqual(most)
  })

  test('list every command', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(contentOf('package.json'))
    const listed =
      contentOf('.tools/README.md').match(/(?<=npm (?:run )?)(?:start|test\b(?::\w+)?|(?<=run )[\w:]+)/g) ?? []
    expect([...new Set(listed)].toSorted()).toEqual(Object.keys(scripts).toSorted())
  })

  test('have at most 20 terms in the glossary', () => {
    const terms = contentOf('.readme/glossary.md').match(/^\| (?!term|---)/gm) ?? []
    expect(terms.length).toBeGreaterThan(10)
    expect(terms.length).toBeLessThanOrEqual(20)
  })
})
