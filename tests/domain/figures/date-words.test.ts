import { describe, expect, it } from 'vitest'
import { minuteInWords } from '#domain/figures/date-words.ts'

const now = Date.parse('2026-11-20T15:00')

describe('A minute in words', () => {
  it('is today’s time on the day that it is now', () => {
    expect(minuteInWords('2026-11-20T14:46', now, 'en-ZA')).toBe('Today, 14:46')
    expect(minuteInWords('2026-11-20T00:05', now, 'de-DE')).toBe('Today, 00:05')
  })

  it('has its day on any other', () => {
    expect(minuteInWords('2026-11-19T14:46', now, 'en-GB')).toBe('19 Nov 2026, 14:46')
    expect(minuteInWords('2025-11-20T14:46', now, 'en-GB')).toBe('20 Nov 2025, 14:46')
  })

  it('is nothing where there is none', () => {
    expect(minuteInWords('', now, 'en-GB')).toBe('')
  })
})
