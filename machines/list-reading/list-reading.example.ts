import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { pagesOf, readingFakes, somePageRead } from './list-reading.fakes.ts'
import { type ListReadingInput, listReadingMachine } from './list-reading.machine.ts'

/** Returns a row that represents a user with this name. */
export const someRow = (name: string) => ({
  id: name,
  name,
  username: `${name.toLowerCase()}@umhlangametals.example`,
  type: 'business',
  text: `${name}\r\n`,
  unreadableLines: [],
})

export type FoundRow = ReturnType<typeof someRow>

const query = { page: 1, pageSize: 10, searchTerm: '', sort: 'name' }
const someRequest = { query, columns: ['name'], layout: 'rows', format: 'standard' }

const pages = pagesOf([someRow('Naledi'), someRow('Sipho')], [someRow('Thandi')])
const pageNumber = (page: number) => pages[page - 1] ?? somePageRead([])

export const listReadingExample = example({
  machine: listReadingMachine<FoundRow, unknown>(),
  fakes: script => readingFakes<FoundRow, ListReadingInput<FoundRow, unknown>>({ page: pageNumber, ...script }),
  actors: ['readPages'],
  inputs: { 'a list of two pages': undefined },
  events: {
    'reading.begin': { type: 'reading.begin', request: someRequest },
    'since.change': { type: 'since.change', since: '2026-11-01' },
    'reading.stop': { type: 'reading.stop' },
    'reading.goOn': { type: 'reading.goOn' },
    'reading.again': { type: 'reading.again' },
    'reading.discard': { type: 'reading.discard' },
    'page.read': { type: 'page.read', page: pageNumber(1) },
    'page.failed': { type: 'page.failed', page: 1, problem: someProblem('server') },
  },
  unreachable: {
    changing: 'the fakes read a list that stays the same',
    'reading: at once [isChanging] → changing': 'the fakes read a list that stays the same',
    'changing: reading.again → reading': 'the fakes read a list that stays the same',
    'changing: since.change → reading': 'the fakes read a list that stays the same',
    'isChanging lets pass': 'the fakes read a list that stays the same',
  },
  otherAnswers: {
    readPages: {
      'an empty list': somePageRead([]),
      'one page, which does not have all rows': somePageRead([someRow('Naledi')], { count: 2 }),
    },
  },
})
