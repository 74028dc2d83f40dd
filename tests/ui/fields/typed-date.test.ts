import { describe, expect, test } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { type DateEvent, firstDate, hasInvalidText, nextDate } from '#ui/dates/typed-date.ts'

const british = dateEntryOf('en-GB', false)
const american = dateEntryOf('en-US', false)

const after = (value: string, ...events: DateEvent[]) =>
  events.reduce((entry, event) => nextDate(entry, event, british), firstDate(value, british))
const type = (text: string) => ({ type: 'type', text }) as const
const value = (date: string) => ({ type: 'value', value: date }) as const
const leave = { type: 'leave' } as const

describe('typed date', () => {
  test('counts once complete, and keeps its text until blur', () => {
    const typed = after('', type('3/4/2026'))
    expect(typed).toMatchObject({ text: '3/4/2026', date: '2026-04-03' })
    expect(nextDate(typed, value('2026-04-03'), british).text).toBe('3/4/2026')
    expect(nextDate(typed, leave, british)).toMatchObject({ text: '03/04/2026', isWrong: false })
  })

  test('counts as none if invalid, and shows an error on blur', () => {
    const typed = after('2026-04-03', type(' 3/4/x '), value(''))
    expect(typed).toMatchObject({ text: ' 3/4/x ', date: '', isWrong: false })
    expect(hasInvalidText(typed)).toBe(true)
    const left = nextDate(typed, leave, british)
    expect(left).toMatchObject({ text: '3/4/x', isWrong: true })
    expect(hasInvalidText(left)).toBe(false)
    expect(nextDate(left, type('3/4/2026'), british).isWrong).toBe(false)
  })

  test('can be cleared', () => {
    const emptied = after('2026-04-03', type(''), leave)
    expect(emptied).toMatchObject({ text: '', date: '', isWrong: false })
    expect(hasInvalidText(emptied)).toBe(false)
  })
})

test('formats a picked date in the locale', () => {
  expect(after('', { type: 'pick', date: '2026-04-03', text: british.write('2026-04-03') })).toMatchObject({
    text: '03/04/2026',
    date: '2026-04-03',
  })
})

describe('external value', () => {
  test('replaces the text if the value changed', () => {
    expect(after('2026-04-03', type('3/4/x'), value(''), leave, value('2026-05-01'))).toMatchObject({
      text: '01/05/2026',
      date: '2026-05-01',
      isWrong: false,
    })
  })

  test('changes nothing if the value is the same', () => {
    const entry = firstDate('2026-04-03', british)
    expect(nextDate(entry, value('2026-04-03'), british)).toBe(entry)
  })

  test('reformats a valid date in another locale', () => {
    expect(nextDate(firstDate('2026-04-03', british), value('2026-04-03'), american).text).toBe('04/03/2026')
    const wrong = after('', type('x'), leave)
    expect(nextDate(wrong, value(''), american)).toMatchObject({ text: 'x', isWrong: true })
  })
})
