import { calls } from '#contract/contract.ts'
import { agrees, breaks, tolerated } from './judge.ts'
import { itemsIn, paginationIn, type Run } from './run.ts'
import type { Asked } from './visitor.ts'

/** The text of a column in a row: of a relation its name. Empty if there is none. */
function textIn(row: Readonly<Record<string, unknown>>, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}

const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())
const collator = new Intl.Collator('en', { sensitivity: 'base' })

/** What every list does: pages, relations, sorting and searching, by what its call says of its query. Only reads. */
export async function checkLists(run: Run, params: Asked['params'] = {}) {
  for (const { name, search, sort = [], preload = [] } of calls) {
    if (!search) continue
    const query = { pageSize: 100, ...(preload.length > 0 && { preload }) }
    const whole = await run.done(name, 'with all relations', { params, query: { ...query, page: 1 } })
    const rows = itemsIn(whole)
    if (rows.length === 0) continue
    const lost = preload.filter(relation => rows.every(row => !(relation in row)))
    run.note(name, 'relations', lost.length === 0 ? agrees : breaks(`no row has ${lost.join(', ')}`))

    const beyond = { page: Number(paginationIn(whole)['pages'] ?? 1) + 1 }
    const after = await run.ask(name, { params, query: { ...query, ...beyond } })
    const left = itemsIn(after).length
    run.note(
      name,
      'a page beyond the last',
      left === 0 ? agrees : tolerated(`${left} rows`, 'a full page may have a next one'),
    )

    const column = sort.find(column => new Set(rows.map(row => textIn(row, column))).size > 1)
    if (column) {
      const sorted = await run.done(name, `sorted by ${column}`, { params, query: { ...query, sort: column } })
      const texts = itemsIn(sorted).map(row => textIn(row, column))
      const isSorted = texts.every((text, index) => index === 0 || collator.compare(texts[index - 1] ?? '', text) <= 0)
      run.note(name, 'order', isSorted ? agrees : breaks(`not in the order of ${column}, which the table says it has`))
    }

    const searched = search.find(column => /[a-z]/i.test(textIn(rows[0] ?? {}, column)))
    if (!searched) continue
    const term = textIn(rows[0] ?? {}, searched)
    const find = (searchTerm: string, searchColumn: readonly string[]) =>
      run.ask(name, { params, query: { ...query, searchTerm, searchColumn } })
    const hit = (row: Readonly<Record<string, unknown>>) => row['id'] === rows[0]?.['id']
    const found = itemsIn(await find(term, [searched]))
    run.note(name, `search by ${searched}`, found.some(hit) ? agrees : breaks(`“${term}” does not find its row`))
    const other = itemsIn(await find(otherCase(term), [searched]))
    run.note(name, 'search in other capitals', other.some(hit) ? agrees : breaks(`“${otherCase(term)}” finds nothing`))
    const several = await find(term, search)
    const [count, shown] = [Number(paginationIn(several)['count'] ?? 0), itemsIn(several).length]
    const isCounted = count >= shown
    run.note(
      name,
      'count of a search',
      isCounted
        ? agrees
        : tolerated(`${count} of ${shown} rows`, 'counts are never below the rows on show (schemas/envelope.ts)'),
    )
  }
}
