import { inOtherCapitals } from '#api/workarounds/other-capitals.ts'
import type { CallName } from '#contract/addresses.ts'
import { callOf, calls } from '#contract/contract.ts'
import { type ListQuery, pagination } from '#schemas/envelope.ts'
import { agrees, breaks, tolerated } from './judge.ts'
import { itemsIn, paginationIn, type Run } from './run.ts'
import { checkOtherRelations, preloadsOf, searchQuery } from './screen-queries.ts'
import type { Answer, RequestParts } from './visitor.ts'

/** Returns the text of a column in a row; the name of a relation. Empty if there is none. */
function textIn(row: Readonly<Record<string, unknown>>, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}

const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())
const hasLetters = (text: string) => /[a-z]/i.test(text)
const nonsense = 'qqxzqx'
const collator = new Intl.Collator('en', { sensitivity: 'base' })

type Rows = ReturnType<typeof itemsIn>
type List = {
  name: CallName
  params: RequestParts['params']
  query: { page: number; pageSize: number; preload: readonly string[] }
}

async function checkOrder(run: Run, { name, params = {}, query }: List, rows: Rows) {
  const column = callOf(name).sort?.find(column => new Set(rows.map(row => textIn(row, column))).size > 1)
  if (column === undefined) return
  for (const direction of [1, -1]) {
    const sort = direction < 0 ? `-${column}` : column
    const sorted = itemsIn(await run.done(name, `sorted by ${sort}`, { params, query: { ...query, sort } }))
    const texts = sorted.map(row => textIn(row, column))
    const isSorted = texts.every((text, at) => at === 0 || collator.compare(texts[at - 1] ?? '', text) * direction <= 0)
    const by = 'up to 5,000 rows are sorted in the browser (api/workarounds/ignored-sort.ts)'
    run.note(name, `order by ${sort}`, isSorted ? agrees : tolerated('another order', by, 'costs a call'))
  }
}

async function checkSearch(run: Run, { name, params = {}, query }: List, rows: Rows) {
  const row = rows[0] ?? {}
  const term = callOf(name)
    .search?.map(column => textIn(row, column))
    .find(hasLetters)
  if (term === undefined) return
  const find = (term: string) => run.ask(name, { params, query: { ...query, ...searchQuery(name, term) } })
  const read = async ({ searchTerm }: ListQuery) => {
    const answer = await find(searchTerm)
    return { items: [...itemsIn(answer)], pagination: pagination.parse(paginationIn(answer)) }
  }
  const isIt = ({ id }: Rows[number]) => id === row['id']
  const isHit = (answer: Answer) => itemsIn(answer).some(isIt)
  const found = await find(term)
  run.note(name, 'search', isHit(found) ? agrees : breaks(`“${term}” does not find its row`))
  const other = otherCase(term.split(' ').find(hasLetters) ?? term)
  const searched = { page: 1, pageSize: 100, ...searchQuery(name, other) }
  const byApp = async () =>
    inOtherCapitals(await read(searched), { query: searched, ask: read }, { isCaseInsensitive: false })
  const inCapitals = isHit(await find(other))
    ? agrees
    : (await byApp()).items.some(isIt)
      ? tolerated(
          `“${other}” finds nothing`,
          'searched once more in other capitals (api/workarounds/other-capitals.ts)',
          'costs a call',
        )
      : breaks(`“${other}” finds nothing`)
  run.note(name, 'search in other capitals', inCapitals)
  const strange = itemsIn(await find(nonsense)).length
  const ofNonsense = `“${nonsense}” finds ${strange} rows`
  const byHand = 'a list that is not searched is searched in the browser (api/workarounds/ignored-search.ts)'
  const isIgnored = strange > 0 && searchQuery(name, nonsense).searchColumn.length === 0
  run.note(
    name,
    'search for nonsense',
    isIgnored ? tolerated(ofNonsense, byHand, 'costs a call') : strange === 0 ? agrees : breaks(ofNonsense),
  )
  const [count, shown] = [Number(paginationIn(found)['count'] ?? 0), itemsIn(found).length]
  const judged =
    count >= shown
      ? agrees
      : tolerated(
          `${count} of ${shown} rows`,
          'counts are never below the rows (api/workarounds/page-counts.ts)',
          'wrong for the user',
        )
  run.note(name, 'count of a search', judged)
}

/** Maximum pages of 100 rows. */
const mostPages = 20

async function checkList(run: Run, name: CallName, params: RequestParts['params']) {
  const list: List = { name, params, query: { page: 1, pageSize: 100, preload: preloadsOf(name) } }
  const answer = await run.done(name, 'a page', list)
  const rows = itemsIn(answer)
  if (rows.length === 0) return
  const lost = list.query.preload.filter(relation => rows.every(row => !(relation in row)))
  run.note(name, 'relations', lost.length === 0 ? agrees : breaks(`no row has ${lost.join(', ')}`))
  await checkOtherRelations(run, name, params)
  const page = Number(paginationIn(answer)['pages'] ?? 1) + 1
  const left = itemsIn(await run.ask(name, { params, query: { ...list.query, page } })).length
  for (let next = 2; next < Math.min(page, mostPages); next += 1) {
    await run.done(name, 'a further page', { params, query: { ...list.query, page: next } })
  }
  const judged =
    left === 0
      ? agrees
      : tolerated(`${left} rows`, 'a full page may have a next one (api/workarounds/page-counts.ts)', 'costs a call')
  run.note(name, 'a page beyond the last', judged)
  await checkOrder(run, list, rows)
  await checkSearch(run, list, rows)
}

/** Checks pages, relations, sorting and search of every list against its specification. Read-only. */
export async function checkLists(run: Run, params: RequestParts['params'] = {}) {
  for (const { name, search } of calls) {
    if (search) await run.attempt(() => checkList(run, name, params))
  }
}
