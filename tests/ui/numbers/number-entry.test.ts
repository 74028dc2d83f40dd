import { describe, expect, test } from 'vitest'
import { type EntryEvent, entryReading, firstEntry, nextEntry } from '#ui/numbers/number-entry.ts'
import { after, commit, notice, pause, rulesOf, textOf, typed, typing, weight } from './number-entry.ts'

const up = { type: 'step', direction: 1 } as const
const down = { type: 'step', direction: -1 } as const

describe('typed characters', () => {
  test.each([
    ['1e5', '15', 'Numbers only: “e” was skipped'],
    ['12abc', '12', 'Numbers only: “abc” was skipped'],
    ['0.579', '0.57', 'Two decimals at most: “9” was skipped'],
    ['0.5789', '0.57', 'Two decimals at most: “89” was skipped'],
    ['0.57e9', '0.57', 'Two decimals at most: “9” was skipped'],
    ['1.2.3', '1.2', 'One decimal sign only: “.3” was skipped'],
    ['1,234.567', '1,234.56', 'Two decimals at most: “7” was skipped'],
    ['1,234.5,6', '1,234.5', 'One decimal sign only: “,6” was skipped'],
    ['1,234,5x67', '1,234,567', 'Numbers only: “x” was skipped'],
    ['١٢ر', '١٢', 'Numbers only: “ر” was skipped'],
    ['-5', '5', 'Must be 0 or more: “-” was skipped'],
    ['-12', '12', 'Must be 0 or more: “-” was skipped'],
    ['abc', '', 'Numbers only: “abc” was skipped'],
    ['abc12', '12', ''],
  ])('%s become %s, with the message: %s', (keys, text, message) => {
    expect([textOf(typed(keys)), notice(typed(keys))]).toEqual([text, message])
  })

  test('skip the decimal sign and its digits if only integers are valid', () => {
    const integers = rulesOf({ decimals: 0 })
    expect([textOf(typed('2.5', integers)), notice(typed('2.5', integers))]).toEqual([
      '2',
      'Whole numbers only: “.5” was skipped',
    ])
    expect(textOf(typing(typed('25.', integers), '3', integers, 1))).toBe('235')
  })

  test('never insert a letter', () => {
    expect(textOf(typing(firstEntry(120, weight), 'abc4e', weight, 1))).toBe('1420')
  })

  test.each([
    ['a shorter text', { type: 'type', text: '1' }],
    ['a step', up],
    ['a pasted text', { type: 'paste', text: '7' }],
    ['another value from outside', { type: 'value', value: 4 }],
  ] satisfies Array<[string, EntryEvent]>)('lose their message after %s', (_, event) => {
    const entry = nextEntry(typed('1e5'), pause, weight)
    expect(notice(entry)).not.toBe('')
    expect(notice(nextEntry(entry, event, weight))).toBe('')
  })

  test('keep the message about skipped characters on blur', () => {
    expect(notice(nextEntry(typed('1e5'), commit, weight))).toBe('Numbers only: “e” was skipped')
  })

  test.each([undefined, -10])('can be a minus if the minimum is %s', min => {
    const rules = rulesOf({ min })
    expect(nextEntry(typed('-5', rules), pause, rules)).toMatchObject({ text: '-5', number: -5 })
  })

  test.each(['en-US', 'en-ZA', 'de-DE', 'pt-PT'])('can be either decimal sign, or both with groups, in %s', locale => {
    const rules = rulesOf({ locale })
    const numberOf = (keys: string) => nextEntry(typed(keys, rules), pause, rules).number
    expect(['12.5', '12,5', '1,310.5', '1.310,5', '1,234,567', '1.234.567'].map(numberOf)).toEqual([
      12.5, 12.5, 1310.5, 1310.5, 1_234_567, 1_234_567,
    ])
    expect(textOf(nextEntry(typed('1310.5', rules), commit, rules))).toMatch(/^1 310[.,]5$/)
  })

  test.each([
    ['Arabic-Indic', '١٬٣١٠٫٥'],
    ['Persian', '۱۳۱۰٫۵'],
    ['full-width', '１，３１０．５'],
  ])('can be %s digits', (_, keys) => {
    const entry = typed(keys)
    expect([entry.text, notice(entry)]).toEqual([keys, ''])
    expect(nextEntry(entry, pause, weight).number).toBe(1310.5)
    expect(textOf(nextEntry(entry, commit, weight))).toBe('1 310.5')
  })

  test.each(['－５', '−5', '\u200f-5\u200e'])('can be another minus sign: %s', keys => {
    const rules = rulesOf()
    expect(nextEntry(typed(keys, rules), pause, rules).number).toBe(-5)
    expect(notice(typed(keys))).toMatch(/^Must be 0 or more/)
  })
})

describe('pause', () => {
  test('reports the number, and keeps the text', () => {
    expect(nextEntry(typed('2.50'), pause, weight)).toMatchObject({ text: '2.50', number: 2.5, stage: 'reported' })
  })

  test('reports a cleared field as null', () => {
    const emptied = nextEntry(firstEntry(3, weight), { type: 'type', text: '' }, weight)
    expect(nextEntry(emptied, pause, weight)).toMatchObject({ number: null, isWrong: false })
    expect(nextEntry(emptied, commit, weight)).toMatchObject({ text: '', number: null, isWrong: false })
  })

  test('ignores an incomplete number', () => {
    const rules = rulesOf()
    const begun = nextEntry(firstEntry(3, rules), { type: 'type', text: '-' }, rules)
    expect(nextEntry(begun, pause, rules)).toBe(begun)
  })

  test('changes nothing without input', () => {
    const entry = firstEntry(3, weight)
    expect(nextEntry(entry, pause, weight)).toBe(entry)
  })
})

describe('end of an edit', () => {
  test.each([
    ['150', '100', 100],
    ['3', '10', 10],
    ['', '', null],
    ['20.50', '20.50', 20.5],
    ['20', '20', 20],
    ['20.57', '20.57', 20.57],
  ])('writes %j as %j', (keys, text, number) => {
    const rules = rulesOf({ min: 10, max: 100 })
    expect(nextEntry(typed(keys, rules), commit, rules)).toMatchObject({ text, number, isWrong: false })
  })

  test('clamps a number that was reported before', () => {
    const rules = rulesOf({ max: 100 })
    const reported = nextEntry(typed('150', rules), pause, rules)
    expect(reported.number).toBe(150)
    expect(nextEntry(reported, commit, rules)).toMatchObject({ text: '100', number: 100 })
  })

  test('shows exactly the fixed decimals', () => {
    const rules = rulesOf({ fixedDecimals: true })
    expect(textOf(nextEntry(typed('1310.5', rules), commit, rules))).toBe('1 310.50')
  })

  test('keeps a value with more decimals if nothing was typed', () => {
    const rules = rulesOf({ fixedDecimals: true })
    const entry = firstEntry(12.345, rules)
    expect(entry.text).toBe('12.34')
    expect(nextEntry(entry, commit, rules)).toBe(entry)
  })

  test('reports too many digits instead of an invalid number', () => {
    const entry = nextEntry(typed('999999999999999999'), commit, weight)
    expect(entry).toMatchObject({ text: '999999999999999999', number: null, isWrong: true })
    expect(entryReading(entry, weight).isTooLong).toBe(true)
  })
})

describe('step', () => {
  test.each([
    [5, 2, [up, up, down], 7],
    [0.1, 0.2, [up], 0.3],
    [null, 1, [up], 1],
    [9, 4, [up, up], 10],
    [9, 4, [down, down, down], 0],
  ] as const)('changes %s by %s within the limits', (value, step, steps, number) => {
    const rules = rulesOf({ min: 0, max: 10, step })
    expect(after(firstEntry(value, rules), rules, ...steps, pause).number).toBe(number)
  })

  test('is added to the typed text', () => {
    expect(after(typed('2.5'), weight, up, pause)).toMatchObject({ text: '3.5', number: 3.5 })
  })

  test('is possible only within the limits', () => {
    const rules = rulesOf({ min: 0, max: 10 })
    const possible = (value: number | null) => {
      const { canStepUp, canStepDown } = entryReading(firstEntry(value, rules), rules)
      return [canStepUp, canStepDown]
    }
    expect([possible(10), possible(0), possible(5), possible(null)]).toEqual([
      [false, true],
      [true, false],
      [true, true],
      [true, true],
    ])
  })
})
