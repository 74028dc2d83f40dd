import { describe, expect, test } from 'vitest'
import { dateOrderOf, readDate } from '#domain/import/cell-dates.ts'

const inBrief = (text: string, order: 'dayFirst' | 'monthFirst' | null = null) => {
  const date = readDate(text, order)
  if (date === null || date === 'ambiguous') return date
  const length = { day: 10, minute: 16, second: 19 }[date.precision]
  expect(date.local.slice(length)).toMatch(/^(?:T00:00:00|:00)?$/)
  return date.local.slice(0, length)
}

describe('A date in a cell', () => {
  test.for([
    ['2026-11-17', '2026-11-17'],
    ['2026/11/7', '2026-11-07'],
    ['2026.11.17', '2026-11-17'],
    ['2026-11-17 14:46:09', '2026-11-17T14:46:09'],
    ['2026-11-17T14:46', '2026-11-17T14:46'],
    ['2026-11-17T14:46:09.123', '2026-11-17T14:46:09'],
    ['17/11/2026', '2026-11-17'],
    ['11/17/2026', '2026-11-17'],
    ['17.11.2026', '2026-11-17'],
    ['17. 11. 2026', '2026-11-17'],
    ['17-11-26', '2026-11-17'],
    ['17 11 2026', '2026-11-17'],
    ['05/05/2026', '2026-05-05'],
    ['11/17/2026 2:46 PM', '2026-11-17T14:46'],
    ['11/17/2026, 02:46:09 pm', '2026-11-17T14:46:09'],
    ['17/11/2026 12:05 AM', '2026-11-17T00:05'],
    ['17/11/2026 12:05 PM', '2026-11-17T12:05'],
    ['17/11/2026 2 pm', '2026-11-17T14:00'],
    ['17/11/2026 14h46', '2026-11-17T14:46'],
    ['17/11/2026 à 14 h 46', '2026-11-17T14:46'],
    ['17.11.2026 um 14:46 Uhr', '2026-11-17T14:46'],
    ['17/11/2026 02:46 nm.', '2026-11-17T14:46'],
    ['Tue 17/11/2026', '2026-11-17'],
    ['terça-feira, 17/11/2026 às 14:46', '2026-11-17T14:46'],
    ['20261117', '2026-11-17'],
    ['20261117 144609', '2026-11-17T14:46:09'],
    ['20261117T1446', '2026-11-17T14:46'],
    ['46343', '2026-11-17'],
    ['46343.615382', '2026-11-17T14:46:09'],
    ['46343,5', '2026-11-17T12:00:00'],
    ['17 Nov 2026', '2026-11-17'],
    ['Nov 17, 2026', '2026-11-17'],
    ['November 17th, 2026 at 2:46 PM', '2026-11-17T14:46'],
    ['17-Nov-26', '2026-11-17'],
    ['17NOV2026', '2026-11-17'],
    ['2026 Nov 17', '2026-11-17'],
    ['Tue, 17 Nov 2026 14:46:09', '2026-11-17T14:46:09'],
    ['Di., 17. November 2026', '2026-11-17'],
    ['17. März 26', '2026-03-17'],
    ['Dinsdag 17 November 2026', '2026-11-17'],
    ['1 Des. 2026', '2026-12-01'],
    ['17 Mrt 2026', '2026-03-17'],
    ['17 de novembro de 2026', '2026-11-17'],
    ['terça-feira, 17 de março de 2026', '2026-03-17'],
    ['17 out. 2026', '2026-10-17'],
    ['mar. 17 nov. 2026', '2026-11-17'],
    ['mardi 17 mars 2026', '2026-03-17'],
    ['1er août 2026', '2026-08-01'],
    ['17 juil. 2026', '2026-07-17'],
    ['martes, 17 de noviembre de 2026', '2026-11-17'],
    ['17 Novemba 2026', '2026-11-17'],
    ['١٧ نوفمبر ٢٠٢٦', '2026-11-17'],
    ['الثلاثاء، ١٧ أبريل ٢٠٢٦', '2026-04-17'],
    ['١٧/١١/٢٠٢٦ ٢:٤٦ م', '2026-11-17T14:46'],
  ] as const)('can be %s', ([text, date]) => {
    expect(inBrief(text)).toBe(date)
  })

  test.for(['2026-11-17T12:46:09Z', '2026-11-17T14:46:09+02:00', '2026-11-17 07:46:09.5-0500'])(
    'becomes a local time: %s',
    text => {
      const date = readDate(text, null)
      expect(date).toMatchObject({ precision: 'second' })
      expect(new Date(Object(date).local).toISOString()).toBe('2026-11-17T12:46:09.000Z')
    },
  )

  test('with the day and the month in any order needs the order', () => {
    expect(inBrief('03/04/2026 08:15')).toBe('ambiguous')
    expect(inBrief('03/04/2026 08:15', 'dayFirst')).toBe('2026-04-03T08:15')
    expect(inBrief('03/04/26', 'monthFirst')).toBe('2026-03-04')
    expect(inBrief('17/11/2026', 'monthFirst')).toBe('2026-11-17')
  })

  test.for([
    '',
    'Copper',
    '31/02/2026',
    '2026-13-01',
    '2026-11-31',
    '17/11',
    'Nov 2026',
    '17 Foo 2026',
    '17 jui 2026',
    '17/11/2026 25:00',
    '17/11/2026 14:61',
    '17/11/2026 14:46 AM',
    '11/17-2026',
    '1240',
    '36525',
    '73051',
    '14:46',
    '17 Nov 2026 / 18 Nov 2026',
    '17 Nov 2026 (late)',
    '2026-11-17T14:46:09+99:00',
    '00000000',
    '17/11/3026',
  ])('cannot be “%s”', text => {
    expect(readDate(text, 'dayFirst')).toBeNull()
  })
})

describe('The order of day and month', () => {
  test.for([
    [['03/04/2026', '17/11/2026 08:00'], { kind: 'found', order: 'dayFirst', by: '17/11/2026 08:00' }],
    [['03/04/2026', '11/17/26'], { kind: 'found', order: 'monthFirst', by: '11/17/26' }],
    [['05/05/2026', '03/04/2026', 'Total'], { kind: 'open', by: '03/04/2026' }],
    [['2026-04-03', '5 May 2026', '05/05/2026', ''], { kind: 'none' }],
    [
      ['17/11/2026', '11/17/2026', '03/04/2026'],
      { kind: 'mixed', dayFirst: '17/11/2026', monthFirst: '11/17/2026', open: '03/04/2026' },
    ],
  ] as const)('of %j is detected', ([texts, finding]) => {
    expect(dateOrderOf(texts)).toEqual(finding)
  })
})
