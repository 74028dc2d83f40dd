import { describe, expect, test } from 'vitest'
import { entryReading, firstEntry, nextEntry } from '#ui/numbers/number-entry.ts'
import { after, commit, notice, pasted, pause, rulesOf, textOf, typed, weight } from './number-entry.ts'

describe('pasted text', () => {
  test.each([
    ['en-US', 'R 1,310.50', 1310.5],
    ['fr-FR', 'R 1 310,50', 1310.5],
    ['en-US', '640 kg', 640],
  ])('is parsed in %s without its currency, unit and groups: %s', (locale, text, number) => {
    const rules = rulesOf({ locale })
    expect(nextEntry(pasted(text, rules), pause, rules).number).toBe(number)
  })

  test.each([
    ['640 t', '640', 'Numbers only: “t” was skipped'],
    ['R 640 ex VAT', '640', 'Numbers only: “R ex VAT” was skipped'],
    ['\u206664.50\u2069', '64.50', ''],
    ['٦٤٠', '٦٤٠', ''],
  ])('%s becomes %s, with the message: %s', (text, shown, message) => {
    expect([pasted(text).text, notice(pasted(text))]).toEqual([shown, message])
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
      expect([entry.text, entry.number, notice(entry)]).toEqual(['12', 12, `Must be 0 or more: “${text}” was skipped`])
      expect(nextEntry(entry, commit, weight).number).toBe(12)
    },
  )

  test('can be negative if the minimum is negative', () => {
    const rules = rulesOf({ min: -10 })
    expect(nextEntry(pasted('-5', rules), pause, rules).number).toBe(-5)
  })
})

describe('one sign before three digits', () => {
  test.each(['en-US', 'de-DE', 'en-ZA', 'fr-FR', 'pt-PT'])(
    'asks for the meaning in %s, and is null until then',
    locale => {
      const rules = rulesOf({ locale, min: 0 })
      const decimal = locale === 'en-US' ? '.' : ','
      for (const text of ['1.234', '1,234', '１，２３４', '١.٢٣٤']) {
        for (const entry of [typed(text, rules), pasted(text, rules, 7)]) {
          expect(entry.text).toBe(text)
          expect(entryReading(entry, rules).meanings?.map(meaning => meaning.text)).toEqual([
            '1\u00a0234',
            `1${decimal}23`,
          ])
          expect(after(entry, rules, pause, commit)).toMatchObject({ text, number: null })
        }
      }
    },
  )

  test.each([
    { decimals: 2, keys: '1,234', fraction: ['1,23', 1.23] },
    { decimals: 3, keys: '1.234', fraction: ['1,234', 1.234] },
    { decimals: 4, keys: '1.234', fraction: ['1,234', 1.234] },
  ])('means the chosen number with $decimals decimals: $keys', ({ decimals, keys, fraction }) => {
    const meanings = [['1\u00a0234', 1234], fraction]
    const german = rulesOf({ locale: 'de-DE', decimals })
    for (const [at, [text, number]] of meanings.entries()) {
      const entry = typed(keys, german)
      const meaning = entryReading(entry, german).meanings?.[at]
      if (!meaning) throw new Error('The text is not ambiguous')
      const chosen = nextEntry(entry, { type: 'choose', meaning }, german)
      expect(chosen).toMatchObject({ text, number, isWrong: false })
      expect(entryReading(chosen, german)).toMatchObject({ number, meanings: null })
      expect(after(chosen, german, commit).number).toBe(number)
    }
  })

  test('is not asked in a formatted number', () => {
    const rules = rulesOf({ decimals: 3 })
    const entry = firstEntry(1.234, rules)
    expect(entryReading(entry, rules)).toMatchObject({ number: 1.234, meanings: null })
    expect(after(entry, rules, { type: 'step', direction: 1 }, commit)).toMatchObject({ text: '2.234', number: 2.234 })
  })

  test('stays ambiguous and rejects a fourth digit', () => {
    const german = rulesOf({ locale: 'de-DE' })
    const entry = typed('1,2345', german)
    expect([entry.text, notice(entry)]).toEqual(['1,234', 'Two decimals at most: “5” was skipped'])
    expect(entryReading(entry, german).meanings).not.toBeNull()
  })

  test.each([
    ['0,234', '0,23'],
    ['1234,567', '1234,56'],
    ['1 234.567', '1 234.56'],
    ['1٫234', '1٫23'],
  ])('is unambiguous if it cannot separate thousands: %s', (keys, text) => {
    expect(typed(keys).text).toBe(text)
    expect(entryReading(typed(keys), weight).meanings).toBeNull()
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
