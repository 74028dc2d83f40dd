import { describe, expect, test } from 'vitest'
import { forgivingList } from '#api/workarounds/forgiving-list.ts'
import type { ListQuery } from '#schemas/envelope.ts'

const never = new AbortController().signal
const query = { page: 1, pageSize: 2, searchTerm: '', searchColumn: ['name'] }

/** A list of names on a server with or without case-sensitive search. */
function searching(names: readonly string[], tellsApart = true) {
  const terms: string[] = []
  const fold = (text: string) => (tellsApart ? text : text.toLowerCase())
  const read = forgivingList()
  const ask = ({ page, pageSize, searchTerm }: ListQuery) => {
    terms.push(searchTerm)
    const like = new RegExp(
      fold(searchTerm)
        .replaceAll(/[()+.]/g, String.raw`\$&`)
        .replaceAll('%', '.*'),
    )
    const hits = names.filter(name => like.test(fold(name)))
    const pagination = { count: hits.length, currentPage: page, nextPage: 1, pages: 1, pageSize, previousPage: 1 }
    const items = hits.slice((page - 1) * pageSize, page * pageSize).map(name => ({ id: name, name }))
    return Promise.resolve({ items, pagination })
  }
  return {
    terms,
    find: async (searchTerm: string, more: Partial<ListQuery> = {}) =>
      (await read({ ...query, searchTerm, ...more }, ask, never)).items.map(({ name }) => name),
  }
}

describe('Server with case-sensitive search', () => {
  test.each<[term: string, name: string, searchColumn?: string[]]>([
    ['copper', 'Copper wire'],
    ['iron ore', 'Iron ore', ['name', 'gw_code']],
    ['pet b', 'PET bottles', ['name', 'gw_code']],
    ['hdpe', 'HDPE crates', ['name', 'gw_code']],
    ['petr', 'Petroleum', ['name', 'gw_code']],
    ['naledi mokoena', 'Naledi Mokoena'],
    ['gw 53-05', 'GW 53-05'],
    ['NALEDI@UMHLANGA', 'naledi@umhlanga.example'],
    ['COPPER', 'Copper wire'],
    ['Cardboard', 'Corrugated cardboard'],
  ])('repeats the search for %s and finds %s', async (term, name, searchColumn = ['name']) => {
    const names = [
      'Copper wire',
      'Corrugated cardboard',
      'Iron ore',
      'PET bottles',
      'HDPE crates',
      'Petroleum',
      'Naledi Mokoena',
      'GW 53-05',
      'naledi@umhlanga.example',
    ]
    const { find, terms } = searching(names)
    expect(await find(term, { searchColumn })).toEqual([name])
    expect(terms).toHaveLength(2)
  })

  test.each([
    ['2125550147', '+1 212 555 0147'],
    ['212-555-0147', '+1 212 555 0147'],
    ['5550147', '+1 (212) 555-0147'],
    ['0147', '+1 212 555 0147'],
  ])('finds the phone number with the digits %s', async (term, phone) => {
    const { find } = searching(['a2b1c2@d.example', phone], true)
    expect(await find(term, { searchColumn: ['name', 'username'] })).toEqual([phone])
    const insensitive = searching([phone, 'Ada'], false)
    expect(await insensitive.find('ada')).toEqual(['Ada'])
    expect(await insensitive.find(term, { searchColumn: ['name', 'username'] })).toEqual([phone])
  })

  test('finds figures that were typed in other digits, but names with such digits first', async () => {
    for (const isSensitive of [true, false]) {
      const { find } = searching(['GW 53-05', '+1 212 555 0147', 'مستودع ٢'], isSensitive)
      expect(await find('gw ٥٣')).toEqual(['GW 53-05'])
      expect(await find('５３－０５')).toEqual(['GW 53-05'])
      expect(await find('٢١٢٥٥٥٠١٤٧', { searchColumn: ['username'] })).toEqual(['+1 212 555 0147'])
      expect(await find('٢')).toEqual(['مستودع ٢'])
    }
  })

  test('searches no phone number for a few digits or in other columns', async () => {
    const { find, terms } = searching(['+1 212 555 0147'])
    expect(await find('555014', { searchColumn: ['username'] })).toEqual([])
    expect(await find('2125550147', { searchColumn: ['gw_code'] })).toEqual([])
    expect(terms).toEqual(['555014', '2125550147'])
  })

  test('finds a name in any likely spelling after any search', async () => {
    const { find, terms } = searching(['Copper wire', 'Business owner', 'SCRAP'])
    expect(await find('business owner')).toEqual(['Business owner'])
    expect(await find('scrap')).toEqual(['SCRAP'])
    expect(await find('Nothing')).toEqual([])
    expect(terms.slice(-3)).toEqual(['Nothing', 'nothing', 'NOTHING'])
  })

  test('returns further pages for the spelling with results', async () => {
    const { find } = searching(['Copper', 'Copper wire', 'Copper pipe'])
    expect(await find('copper', { page: 2 })).toEqual(['Copper pipe'])
  })

  test('returns an empty page beyond the last page', async () => {
    const { find, terms } = searching(['copper', 'Copper'])
    expect(await find('copper', { page: 2 })).toEqual([])
    expect(terms).toEqual(['copper'])
  })
})

describe('Server with case-insensitive search', () => {
  test('receives no repeated searches once detected', async () => {
    const { find, terms } = searching(['Copper wire'], false)
    expect(await find('nothing')).toEqual([])
    expect(await find('copper')).toEqual(['Copper wire'])
    expect(await find('nothing')).toEqual([])
    expect(terms).toEqual(['nothing', 'Nothing', 'NOTHING', 'copper', 'nothing'])
  })

  test.each([
    ['a list without a search', { searchTerm: '' }],
    ['a search of no column in particular', { searchColumn: [] }],
    ['a term without letters', { searchTerm: '53-05' }],
  ])('requests %s once', async (_, more) => {
    const { find, terms } = searching([], false)
    expect(await find('copper', more)).toEqual([])
    expect(terms).toHaveLength(1)
  })
})
