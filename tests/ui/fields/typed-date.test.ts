import { describe, expect, test } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { type DateEvent, firstDate, isUnread, nextDate } from '#ui/dates/typed-date.ts'

const british = dateEntryOf('en-GB', false)
const american = dateEntryOf('en-US', false)

const after = (value: string, ...events: DateEvent[]) =>
  events.reduce((entry, event) => nextDate(entry, event, british), firstDate(value, british))
const type = (text: string) => ({ type: 'type', text }) as const
const value = (date: string) => ({ type: 'value', value: date }) as const
const leave = { type: 'leave' } as const

describe('a date that is typed', () => {
  test('counts as soon as it is whole, and keeps its text until the field is left', () => {
    const typed = after('', type('3/4/2026'))
    expect(typed).toMatchObject({ text: '3/4/2026', date: '2026-04-03' })
    expect(nextDate(typed, value('2026-04-03'), british).text).toBe('3/4/2026')
    expect(nextDate(typed, leave, british)).toMatchObject({ text: '03/04/2026', isWrong: false })
  })

  test('counts for nothing while it is none, which the field says once it is left', () => {
    const typed = after('2026-04-03', type(' 3/4/x '), value(''))
    expect(typed).toMatchObject({ text: ' 3/4/x ', date: '', isWrong: false })
    expect(isUnread(typed)).toBe(true)
    const left = nextDate(typed, leave, british)
    expect(left).toMatchObject({ text: '3/4/x', isWrong: true })
    expect(isUnread(left)).toBe(false)
    expect(nextDate(left, type('3/4/2026'), british).isWrong).toBe(false)
  })

  test('may be emptied', () => {
    const emptied = after('2026-04-03', type(''), leave)
    expect(emptied).toMatchObject({ text: '', date: '', isWrong: false })
    expect(isUnread(emptied)).toBe(false)
  })
})

test('a date that is picked is written as the locale writes it', () => {
  expect(after('', { type: 'pick', date: '2026-04-03', text: british.write('2026-04-03') })).toMatchObject({
    text: '03/04/2026',
    date: '2026-04-03',
  })
})

describe('a value from outside', () => {
  test('replaces the text if it is news', () => {
    expect(after('2026-04-03', type('3/4/x'), value(''), leave, value('2026-05-01'))).toMatchObject({
      text: '01/05/2026',
      date: '2026-05-01',
      isWrong: false,
    })
  })

  test('changes nothing if it is the same', () => {
    const entry = firstDate('2026-04-03', british)
    expect(nextDate(entry, value('2026-04-03'), british)).toBe(entry)
  })

  test('is written anew in another locale, unless the text is no date', () => {
    expect(nextDate(firstDate('2026-04-03', british), value('2026-04-03'), american).text).toBe('04/03/2026')
    const wrong = after('', type('x'), leave)
    expect(nextDate(wrong, value(''), american)).toMatchObject({ text: 'x', isWrong: true })
  })
})
