import { describe, expect, test } from 'vitest'
import { passagesOfCode, passagesOfPage } from '#tools/prose-passages.ts'
import { faultsIn, isNamedByPreposition } from '#tools/prose-rules.ts'

const rulesOf = (text: string) => faultsIn([{ line: 1, text }]).map(({ rule }) => rule)

describe('the rules for prose', () => {
  test.each([
    ['The machine tells the host.', '"tells": use report, show, inform'],
    ['What was skipped is shown.', 'starts with a clause: start with a noun'],
    ['Reads the whole list.', '"whole": use complete, all'],
    [`${'word '.repeat(31)}.`, '31 words: at most 30'],
  ])('refuse %j', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule])
  })

  test.each([
    'Skipped characters are shown.',
    'What do you want to delete?',
    'Weights are whole numbers.',
    'One idea. '.repeat(20),
  ])('accept %j', text => {
    expect(rulesOf(text)).toEqual([])
  })

  test.each([
    ['src/features/home/with-lines.tsx', true],
    ['src/contract/under.ts', true],
    ['src/ui/basics/button.tsx', false],
    ['src/ui/form-field.tsx', false],
    ['src/features/sign-in/sign-in.tsx', false],
  ])('know if %s is named by a preposition: %s', (file, isOne) => {
    expect(isNamedByPreposition(file)).toBe(isOne)
  })
})

describe('passages', () => {
  test('of code are its comments and texts, with their lines', () => {
    const code = "// One line\n// and the next.\nconst label = 'Save changes'\n/** Returns `x`. */\nconst key = 'a-b'\n"
    expect(passagesOfCode('a.ts', code)).toEqual([
      { line: 1, text: 'One line\nand the next.' },
      { line: 4, text: 'Returns Code. ' },
      { line: 3, text: 'Save changes' },
    ])
  })

  test('of a test are its comments and names, not its data', () => {
    const code = "test('shows an error', () => { type('some name') })\n"
    expect(passagesOfCode('a.test.ts', code)).toEqual([{ line: 1, text: 'shows an error' }])
  })

  test('of a page are its headings, paragraphs and cells', () => {
    const page = '# Title\n\nUse `npm test`.\n\n| a | b |\n|---|---|\n| cell one | two |\n'
    expect(passagesOfPage(page).map(({ text }) => text)).toEqual(['Title', 'Use Code.', 'a', 'b', 'cell one', 'two'])
  })
})
