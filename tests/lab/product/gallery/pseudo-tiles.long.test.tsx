import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test, vi } from 'vitest'
import { permissions } from '#domain/permissions/permission-names.ts'
import { stateTiles } from '#lab/product/gallery/all-tiles.ts'
import { mockScreens } from '#lab/product/stage/mock-screens.ts'
import { readAriaSnapshot } from '#lab/product/stage/read-aria-snapshot.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { renderOnMock, runScene } from '../stage/run-scene.ts'
import { walk } from '../stage/walk.ts'

vi.hoisted(() => {
  document.documentElement.lang = 'en-XA'
})

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Returns the words of all string literals in files, such as names of records. */
function wordsOfData(pattern: string): string[] {
  const words: string[] = []
  for (const file of globSync(pattern)) {
    const code = readFileSync(file, 'utf8')
    if (file.endsWith('.json')) words.push(...wordsIn(code))
    else {
      new Visitor({
        Literal: ({ value }) => void (typeof value === 'string' && words.push(...wordsIn(value))),
        TemplateElement: ({ value }) => void words.push(...wordsIn(value.raw)),
      }).visit(parseSync(file, code).program)
    }
  }
  return words
}

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 15))
const styles = ['long', 'short'] as const

/** Words that are not messages: data, dates, keys, languages, and the roles in a tree. */
const neutral = new Set([
  ...[
    'mirage/{data,seed,rules}/**/*.{ts,json}',
    'machines/**/*.{example,fakes}.ts',
    'src/lab/product/stage/**/*.{ts,tsx}',
  ].flatMap(wordsOfData),
  ...wordsOfData('src/domain/{people/provinces,people/banks,statement/publications,permissions/permission-names}.ts'),
  ...months.flatMap(date =>
    styles.flatMap(month =>
      wordsIn(['en-ZA', 'en-US'].map(locale => date.toLocaleDateString(locale, { month })).join(' ')),
    ),
  ),
  ...wordsIn('threereco Ctrl Escape Enter Esc Alt Space Backspace Shift Home English Afrikaans isiZulu'),
  // Typed text: the search for contrast, and the beginning of the phrase.
  'con',
  ...wordsIn('Sat Sun Mon Tue Wed Thu Fri textbox combobox null'),
])

/** Returns the words of an accessibility tree that are neither accented nor data. */
function plainWords(tree: string): string[] {
  const texts = tree.split('\n').flatMap(line => {
    if (/^\s*- \/(?:url|placeholder)/.test(line)) return []
    return [...(line.match(/"(?:[^"\\]|\\.)*"/g) ?? []), /: (?!")(.*)$/.exec(line)?.[1] ?? '']
  })
  // Neighbouring texts without a space, such as keys, are one word in the tree. All-capital words are secrets and symbols.
  const words = texts
    .flatMap(text => text.match(/\p{L}+/gu) ?? [])
    .filter(word => /^[a-z]+$/i.test(word) && !neutral.has(word.toLowerCase()))
  const parts = words.flatMap(word => word.match(/[A-Z]?[a-z]{2,}/g) ?? []).filter(word => /[aeiou]/i.test(word))
  const isData = (word: string) => neutral.has(word) || permissions.some(permission => permission.includes(word))
  return [...new Set(parts.filter(word => word.length > 2 && !isData(word.toLowerCase())))]
}

test('Words without an accent are found', () => {
  expect(plainWords('- button "Prolong stay"\n- text: ⟦Šåvé⟧')).toEqual(['Prolong', 'stay'])
})

describe.each(scenes.filter(({ id }) => id !== 'look-up'))('The screen $title', scene => {
  // The phrase to type is translated too, so steps that type the English phrase do not apply.
  const isOfPhrase = (steps: unknown) => JSON.stringify(steps).includes('I confirm')
  const tiles = stateTiles.filter(tile => tile.scene === scene && !isOfPhrase(tile.steps))
  test.each(tiles)('has only messages in $code', async ({ input, steps }) => {
    // Silences React, which logs errors that an error boundary handles.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const run = await runScene(scene, { input, steps: [] })
    await walk({}, run, steps)
    expect(plainWords(readAriaSnapshot(document))).toEqual([])
  })
})

test.each(mockScreens)('The screen $title has only messages', async screen => {
  await renderOnMock(screen)
  expect(plainWords(readAriaSnapshot(document))).toEqual([])
})
