import { describe, expect, test } from 'vitest'
import { entryReading, nextEntry } from '#ui/numbers/number-entry.ts'
import { after, commit, pasted, pause, rulesOf, said, textOf, typed, weight } from './number-entry.ts'

describe('pasted text', () => {
  test.each([
    ['en-US', 'R 1,310.50', 1310.5],
    ['fr-FR', 'R 1 310,50', 1310.5],
    ['en-US', '640 kg', 640],
  ])('is parsed in %s without its currency, unit and groups: %s', (locale, text, number) => {
    const rules = rulesOf({ locale })
    expect(nextEntry(pasted(text, rules), pause, rules).number).toBe(number)
  })

  test.each(['a lot', '1.2345'])('stays if it is not a number: %s', text => {
    expect(nextEntry(pasted(text, weight, 4), pause, weight)).toMatchObject({ text, number: null, isWrong: true })
  })

  test('can be replaced if it is not a number', () => {
    const wrong = nextEntry(pasted('a lot'), pause, weight)
    expect(nextEntry(wrong, { type: 'type', text: '9' }, weight).isWrong).toBe(false)
  })

  test.each(['-5', '−5', 'R -5', '- 5.25', '5-', '(5)'])(
    'is skipped if it is negative and the minimum is 0: %s',
    text => {
      const entry = pasted(text, weight, 12)
      expect([entry.text, entry.number, said(entry)]).toEqual(['12', 12, `Must be 0 or more: “${text}” was skipped`])
      expect(nextEntry(entry, commit, weight).number).toBe(12)
    },
  )

  test('can be negative if the minimum is negative', () => {
    const rules = rulesOf({ min: -10 })
    expect(nextEntry(pasted('-5', rules), pause, rules).number).toBe(-5)
  })
})

describe('ambiguous comma', () => {
  test.each([
    ['de-DE', '1,234'],
    ['en-ZA', '1,234'],
    ['fr-FR', '1.234'],
  ])('asks for the meaning in %s, and is null until then: %s', (locale, text) => {
    const rules = rulesOf({ locale, min: 0 })
    for (const entry of [typed(text, rules), pasted(text, rules, 7)]) {
      expect(entry.text).toBe('1,234')
      expect(entryReading(entry, rules).meanings).toEqual(['1\u00a0234', '1,23'])
      expect(after(entry, rules, pause, commit)).toMatchObject({ text: '1,234', number: null })
    }
  })

  test.each([
    ['1\u00a0234', 1234],
    ['1,23', 1.23],
  ])('means %s after that choice', (meaning, number) => {
    const german = rulesOf({ locale: 'de-DE' })
    const entry = nextEntry(typed('1,234', german), { type: 'choose', meaning }, german)
    expect(entry).toMatchObject({ text: meaning, number, isWrong: false })
    expect(entryReading(entry, german).meanings).toBeNull()
  })

  test('stays ambiguous and rejects a fourth digit', () => {
    const german = rulesOf({ locale: 'de-DE' })
    const entry = typed('1,2345', german)
    expect([entry.text, said(entry)]).toEqual(['1,234', 'Two decimals at most: “5” was skipped'])
    expect(entryReading(entry, german).meanings).not.toBeNull()
  })

  test.each([
    ['de-DE', '1.234', '1.234'],
    ['de-DE', '0,234', '0,23'],
    ['de-DE', '1234,567', '1234,56'],
    ['en-US', '1,234', '1,234'],
    ['en-US', '1.234', '1.23'],
  ])('is unambiguous in %s: %s', (locale, keys, text) => {
    const rules = rulesOf({ locale })
    expect(typed(keys, rules).text).toBe(text)
    expect(entryReading(typed(keys, rules), rules).meanings).toBeNull()
  })
})

describe('external value', () => {
  test('replaces the text unless it echoes a report', () => {
    const reported = nextEntry(typed('2.50'), pause, weight)
    expect(nextEntry(reported, { type: 'value', value: 2.5 }, weight).text).toBe('2.50')
    expect(textOf(nextEntry(reported, { type: 'value', value: 1234 }, weight))).toBe('1 234')
  })

  test('does not overwrite pending text', () => {
    const entry = nextEntry(typed('77'), { type: 'value', value: 6 }, weight)
    expect(nextEntry(entry, pause, weight)).toMatchObject({ text: '77', number: 77 })
  })

  test('keeps text and decimals when only the locale changes', () => {
    const entry = nextEntry(typed('2.50'), commit, weight)
    const value = { type: 'value', value: 2.5 } as const
    const german = rulesOf({ locale: 'de-DE', min: 0 })
    expect(after(entry, german, value, value).text).toBe('2,50')
  })
})

describe('formula', () => {
  /** Formula rules: "=7" is 7, "=" has no result yet, "=x" is invalid. */
  const rules = rulesOf({
    formula: {
      isStarted: text => text.startsWith('='),
      read: text => {
        if (!text.startsWith('=')) return null
        if (text === '=') return { number: null }
        return /^=\d+$/.test(text) ? { number: Number(text.slice(1)) } : { problem: 'Type =7' }
      },
      key: { label: '=', begin: text => `=${text}` },
    },
  })

  test('is evaluated only when the edit ends', () => {
    const entry = typed('=7', rules)
    expect(nextEntry(entry, pause, rules)).toBe(entry)
    expect(nextEntry(entry, commit, rules)).toMatchObject({ text: '7.00', number: 7, formula: '=7', problem: '' })
    expect(nextEntry(pasted(' =7 ', rules), commit, rules)).toMatchObject({ number: 7, formula: '=7' })
  })

  test('stays while it is pending, or invalid with the reason', () => {
    expect(nextEntry(typed('=', rules), commit, rules)).toMatchObject({ text: '=', number: null, isWrong: false })
    expect(nextEntry(typed('=x', rules), commit, rules)).toMatchObject({
      text: '=x',
      number: null,
      formula: null,
      isWrong: true,
      problem: 'Type =7',
    })
  })

  test('is dropped when a number replaces it', () => {
    const entry = nextEntry(typed('=7', rules), commit, rules)
    expect(after(entry, rules, { type: 'type', text: '7' }, commit)).toMatchObject({ number: 7, formula: null })
  })

  test('can be started with a key', () => {
    expect(entryReading(typed('64', rules), rules).nextFormula).toBe('=64')
    expect(entryReading(typed('=64', rules), rules).nextFormula).toBeNull()
    expect(entryReading(typed('64'), weight).nextFormula).toBeNull()
  })
})
