import type { searchedTradeColumns, sortedTradeColumns } from '#contract/trade-contract.ts'
import { approximateCarbon } from '#domain/carbon/approximate-carbon.ts'
import { idStartOf } from '#domain/trades/trade-name.ts'
import { compare, folded } from './compare-texts.ts'
import { createDictionary, type Dictionary, ranksOf } from './dictionary.ts'
import type { OrderedColumn } from './ordered.ts'
import type { BusinessRow, StoredLine, TradeRow, UserRow } from './records.ts'
import type { RowQuery } from './row-query.ts'
import type { RowTable } from './row-table.ts'

/** Columns with data from the lines of a trade. A search or sort by one of them reveals that data. */
export const lineColumns: readonly string[] = ['materials', 'weight', 'value', 'carbon', 'lines']

/** Number of a trade. Requests cannot select this column; only a search without columns includes it. */
export const numberColumn = 'number'

type SearchColumn = (typeof searchedTradeColumns)[number]
type SortColumn = (typeof sortedTradeColumns)[number]

const yes = 1
const no = 2

type Tables = {
  trades: RowTable<TradeRow>
  lines: RowTable<StoredLine>
  businesses: RowTable<BusinessRow>
  users: RowTable<UserRow>
}

/**
 * Text column: the dictionary number of each row's value, the dictionary, and a function that returns the current
 * text for a value.
 */
type Texts = { numbers: OrderedColumn<number>; dictionary: Dictionary; read: (value: string) => string }

/** Number of values computed per step, which takes a few ms. */
const piece = 5000

type Columns = ReturnType<typeof columnsOf>

function columnsOf({ trades, lines, businesses, users }: Tables, sellersAreSortedBy: 'name' | 'username') {
  const { ordered } = trades
  const linesOf = (trade: TradeRow) => lines.where('tradeId', trade.id)
  const texts = (textOf: (trade: TradeRow) => string, read: (value: string) => string): Texts => {
    const dictionary = createDictionary()
    return { numbers: ordered.column(trade => dictionary.numberOf(textOf(trade))), dictionary, read }
  }
  const sum = (of: (line: StoredLine) => number) =>
    ordered.column(trade => linesOf(trade).reduce((total, line) => total + of(line), 0))

  const buyer = texts(
    trade => trade.buyerId,
    id => businesses.get(id)?.name ?? '',
  )
  const seller = texts(
    trade => trade.sellerId,
    id => users.get(id)?.name ?? '',
  )
  const materials = texts(
    trade =>
      linesOf(trade)
        .map(line => line.name)
        .join('\n'),
    names => names,
  )
  const searched: Readonly<Record<string, Texts>> = { buyer, seller, materials } satisfies Record<SearchColumn, Texts>
  const sortedAsText: Readonly<Record<string, Texts>> = {
    ...searched,
    seller: { ...seller, read: id => users.get(id)?.[sellersAreSortedBy] ?? '' },
  }
  const sortedAsNumber: Readonly<Record<string, OrderedColumn<number>>> = {
    createdAt: ordered.column(trade => Date.parse(trade.createdAt)),
    updatedAt: ordered.column(trade => Date.parse(trade.updatedAt)),
    weight: sum(line => line.weight),
    value: sum(line => line.value),
    carbon: sum(({ weight, carbonFactor }) => approximateCarbon(weight, carbonFactor)),
    lines: sum(() => 1),
  } satisfies Record<Exclude<SortColumn, SearchColumn>, OrderedColumn<number>>

  const all = [buyer.numbers, seller.numbers, materials.numbers, ...Object.values(sortedAsNumber)]
  return { buyer, seller, searched, sortedAsText, sortedAsNumber, all }
}

/** Returns an array with 1 at the index of every row that contains the term in one of the columns. */
function matching({ term, columns }: RowQuery, rows: readonly TradeRow[], { searched }: Columns) {
  const marks = new Uint8Array(rows.length)
  const start = columns.includes(numberColumn) ? idStartOf(term) : null
  if (start !== null) for (const [place, { id }] of rows.entries()) if (id.startsWith(start)) marks[place] = 1
  for (const { numbers, dictionary, read } of columns.flatMap(name => searched[name] ?? [])) {
    const places = numbers.values()
    const fits = Uint8Array.from(dictionary.values, value => Number(folded(read(value)).includes(term)))
    for (const [place, number] of places.entries()) if (fits[number]) marks[place] = 1
  }
  return marks
}

/**
 * Returns an array with 1 at the index of every row that `sees` accepts. `sees` must depend on buyer and seller only.
 */
function seenBy(sees: (trade: TradeRow) => boolean, rows: readonly TradeRow[], { buyer, seller }: Columns) {
  const [buyers, sellers] = [buyer.numbers.values(), seller.numbers.values()]
  const width = seller.dictionary.values.length
  const known = new Uint8Array(buyer.dictionary.values.length * width)
  const marks = new Uint8Array(rows.length)
  for (const [place, trade] of rows.entries()) {
    const pair = (buyers[place] ?? 0) * width + (sellers[place] ?? 0)
    const answer = known[pair] || (sees(trade) ? yes : no)
    known[pair] = answer
    if (answer === yes) marks[place] = 1
  }
  return marks
}

/** Returns the sort keys by row index; null if the column does not exist. */
function keyOf(name: string, { sortedAsText, sortedAsNumber }: Columns) {
  const texts = sortedAsText[name]
  const numbers = (texts?.numbers ?? sortedAsNumber[name])?.values()
  if (!texts || !numbers) return numbers ?? null
  const ranks = ranksOf(texts.dictionary.values.map(texts.read), compare)
  return numbers.map(number => ranks[number] ?? 0)
}

/**
 * Creates the list of transactions or collections. A list can have 100,000 rows, but far fewer distinct buyers, sellers
 * and sets of materials (8,000 in `huge`). Rows therefore store numbers, and a search reads each text only once. An
 * edit can leave one unused set of materials in the dictionary until the page reloads. Sums of lines are stored for
 * sorting. All values are computed on first use, or earlier in steps.
 */
export function createTradeList(tables: Tables, sellersAreSortedBy: 'name' | 'username') {
  const { trades, lines } = tables
  const { ordered } = trades
  const columns = columnsOf(tables, sellersAreSortedBy)

  /** Ids of the trades with lines that changed since the columns were last refreshed. */
  const stale = new Set<string>()
  lines.watch(({ before, row }) => {
    for (const line of [before, row]) if (line?.tradeId) stale.add(line.tradeId)
  })
  const refresh = () => {
    for (const id of stale) {
      const trade = trades.get(id)
      if (trade) ordered.renew(trade)
    }
    stale.clear()
  }

  return {
    /** Precomputes the data that the first list, search and sort need. Yields after each step. */
    *preparation(): Generator<void> {
      ordered.rows()
      yield
      yield* lines.prepare('tradeId')
      for (const column of columns.all) {
        do yield
        while (column.fill(piece))
      }
    },

    /** Returns the rows of one page, and the count of rows on all pages. `sees` is null if all rows are visible. */
    select(query: RowQuery, sees: ((trade: TradeRow) => boolean) | null) {
      refresh()
      const rows = ordered.rows()
      const { page, pageSize, term, sortBy, direction } = query
      const [from, to] = [(page - 1) * pageSize, page * pageSize]
      const seen = sees && seenBy(sees, rows, columns)
      const matches = term ? matching(query, rows, columns) : null
      const key = keyOf(sortBy, columns)
      if (!seen && !matches && !key) return { rows: rows.slice(from, to), count: rows.length }

      const found: number[] = []
      const rowsAt = (places: readonly number[]) => places.flatMap(place => rows[place] ?? [])
      let count = 0
      for (let place = 0; place < rows.length; place += 1) {
        if (seen?.[place] === 0 || matches?.[place] === 0) continue
        // Without a sort, keeps only the rows of the page and counts the others.
        if (key || (count >= from && count < to)) found.push(place)
        count += 1
      }
      if (!key) return { rows: rowsAt(found), count }
      // Equal rows keep the default order in both directions.
      const sorted = found.toSorted((a, b) => direction * ((key[a] ?? 0) - (key[b] ?? 0)) || a - b)
      return { rows: rowsAt(sorted.slice(from, to)), count }
    },
  }
}
