import { exact } from '#domain/carbon/carbon.ts'
import { remembered } from '#domain/remembered.ts'
import { valueAt } from '#domain/trades/line-formulas.ts'
import { t } from '#messages/message.ts'
import { kilogramsIn, readMoney, readPrice, readWeight, weightUnitIn } from './cell-amounts.ts'
import { readDate } from './cell-dates.ts'
import { type Notation, notationIn, priceUnitFor, weightUnitFor } from './file-notation.ts'
import { type FileRow, fileRows } from './file-rows.ts'
import type { Comparing } from './import-definition.ts'
import type { FieldId, ImportReason, WeightUnit } from './import-types.ts'
import { nameKeyOf } from './known-names.ts'
import { tradeImportFields } from './trade-import-fields.ts'

/** Date and time of a cell in local time, with the precision of the cell. */
export type LocalTime = NonNullable<Exclude<ReturnType<typeof readDate>, 'ambiguous'>>

/** Line of a file. The material is not looked up yet. Numbers are null if the cells are empty or invalid. */
export type FileLine = { row: number; material: string; gwCode: string; weight: number | null; value: number | null }

/** Rows of a file that belong to one trade. */
export type FileTrade = {
  rows: readonly FileRow[]
  id: string
  number: string
  time: LocalTime | null
  buyer: string
  seller: string
  lines: readonly FileLine[]
  reasons: readonly ImportReason[]
}

const headFields: readonly FieldId[] = ['id', 'number', 'date', 'time', 'buyer', 'seller']

const lineFields: readonly FieldId[] = ['material', 'gwCode', 'weight', 'gross', 'tare', 'value', 'price']

/** Group of rows, with the row that has the fields of the trade. */
type Group = { head: FileRow; rows: FileRow[] }

/**
 * True if a row continues the trade of the row directly above, as under merged cells: it has none of the trade's values,
 * or only its number.
 */
function continues(row: FileRow, { head, rows }: Group): boolean {
  const isNext = row.row - (rows.at(-1)?.row ?? 0) === 1
  return (
    isNext &&
    headFields.every(field => row.text(field) === '' || (field === 'number' && row.text(field) === head.text(field)))
  )
}

/**
 * Groups rows to trades: by id, by number, or by date, buyer and seller. A row that cannot be read makes the trade above
 * it invalid, because it might be a line of that trade. Rows without a date, names and a material, such as totals, are
 * `rest`.
 */
function groupsOf(rows: readonly FileRow[]): { groups: Group[]; rest: FileRow[] } {
  const groups = new Map<string, Group>()
  const nameKey = remembered(nameKeyOf)
  const rest: FileRow[] = []
  let last: Group | null = null
  for (const row of rows) {
    const hasMaterial = row.text('material') !== '' || row.text('gwCode') !== ''
    // The column of dates might contain the word “Total”.
    const hasDate = /\p{Nd}/u.test(row.text('date'))
    const isTotal = row.fault === null && !hasMaterial && !hasDate && row.text('seller') === ''
    if (isTotal && row.text('id') === '') rest.push(row)
    else if (last && (row.fault !== null || continues(row, last))) last.rows.push(row)
    else {
      const key = keyOf(row, nameKey)
      const group: Group = groups.get(key) ?? { head: row, rows: [] }
      group.rows.push(row)
      groups.set(key, group)
      last = group
    }
  }
  return { groups: [...groups.values()], rest }
}

function keyOf(row: FileRow, nameKey: (name: string) => string): string {
  if (row.fault !== null) return `fault ${row.row}`
  if (row.text('id') !== '') return `id ${row.text('id').toLowerCase()}`
  const parties = [row.text('date'), row.text('buyer'), row.text('seller')].map(nameKey)
  if (row.text('number') !== '') return JSON.stringify([row.text('number'), ...parties])
  return JSON.stringify([...parties, row.text('time')])
}

const reasonAt = (row: number, field: FieldId, reason: string): ImportReason => ({ row, field, reason })

/** Reads the date of a trade, with the time from a column of times. */
function timeOf(row: FileRow, read: (text: string) => ReturnType<typeof readDate>): LocalTime | ImportReason {
  const [text, time] = [row.text('date'), row.text('time')]
  if (text === '') return reasonAt(row.row, 'date', t('Enter a date'))
  const date = read(text)
  if (!date || date === 'ambiguous') return reasonAt(row.row, 'date', t('“{text}” is not a date', { text }))
  if (time === '') return date
  // The clock, without the day that some databases write before it: "1899-12-30 14:30:00". "1430" is 14:30.
  const [clockText = time] = /\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?$/iu.exec(time) ?? []
  const clock = read(`${date.local.slice(0, 10)} ${clockText.replace(/^(\d{1,2})(\d{2})$/u, '$1:$2')}`)
  if (!clock || clock === 'ambiguous' || clock.precision === 'day') {
    return reasonAt(row.row, 'time', t('“{text}” is not a time', { text: time }))
  }
  return { local: date.local.slice(0, 10) + clock.local.slice(10), precision: clock.precision }
}

/** Units of the columns. Without a unit, a price is per unit of the weight. */
type Units = Readonly<Record<'weight' | 'gross' | 'tare', WeightUnit> & { price: WeightUnit | null }>

/** Returns the units of a row: those of the columns, or the one in a column of units. */
function unitsOf(row: FileRow, units: Units): Units | ImportReason {
  const text = row.text('unit')
  const unit = weightUnitIn(text)
  if (text === '') return units
  if (unit === null || unit === 'other') {
    return reasonAt(row.row, 'unit', t('“{text}” is not a unit of weight', { text }))
  }
  return { weight: unit, gross: unit, tare: unit, price: units.price ?? unit }
}

/** Reads the numbers of a line. Returns errors by field. */
function numbersOf(row: FileRow, { decimal }: Notation, ofColumns: Units) {
  const ofRow = unitsOf(row, ofColumns)
  const units = 'field' in ofRow ? ofColumns : ofRow
  const reasons: ImportReason[] = 'field' in ofRow ? [ofRow] : []
  const weightIn = (field: 'weight' | 'gross' | 'tare'): number | null => {
    const text = row.text(field)
    if (text === '') return null
    const read = readWeight(text, { unit: units[field], decimal, isExact: row.isExact(field) })
    if ('kg' in read) return read.kg
    reasons.push(reasonAt(row.row, field, read.fault))
    return null
  }
  const moneyIn = (field: 'value' | 'price'): number | null => {
    const text = row.text(field)
    if (text === '') return null
    const readRand = field === 'price' ? readPrice : readMoney
    const read = readRand(text, { decimal, isExact: row.isExact(field) })
    if ('rand' in read) return read.rand
    reasons.push(reasonAt(row.row, field, read.fault))
    return null
  }
  const net = weightIn('weight')
  const [gross, tare] = net === null && row.text('weight') === '' ? [weightIn('gross'), weightIn('tare')] : [null, null]
  const weight = net ?? (gross !== null && tare !== null ? exact(gross).minus(exact(tare)).toNumber() : null)
  if (weight !== null && weight < 0)
    reasons.push(reasonAt(row.row, 'tare', t('The tare must be less than the gross weight')))
  const value = moneyIn('value')
  const price = value === null && row.text('value') === '' ? moneyIn('price') : null
  const perKg =
    price === null
      ? null
      : exact(price)
          .div(kilogramsIn(units.price ?? units.weight))
          .toNumber()
  return { weight, value: value ?? (perKg !== null && weight !== null ? valueAt(perKg, weight) : null), reasons }
}

/**
 * Reads the rows of a file as trades, one after the other. `rest` has the rows that are no part of a trade.
 */
export function fileTrades({ table, matching, edits }: Comparing): { trades: Iterable<FileTrade>; rest: FileRow[] } {
  const columns = { fields: tradeImportFields, needs: [] }
  const notation = notationIn(table, matching, columns)
  const unitOf = (field: FieldId) => weightUnitFor(table, matching, field) ?? 'kg'
  const price = priceUnitFor(table, matching)
  const units = {
    weight: unitOf('weight'),
    gross: unitOf('gross'),
    tare: unitOf('tare'),
    price: price === 'other' ? null : price,
  }
  const dateIn = remembered(text => readDate(text, notation.dateOrder))
  const { groups, rest } = groupsOf(fileRows(table, matching, edits))
  const hasLines = ['material', 'gwCode'].some(field => (matching.columns[field] ?? null) !== null)
  // The app's own file has an empty line for a record without lines.
  const isLine = (row: FileRow) => hasLines && lineFields.some(field => row.text(field) !== '')

  function tradeOf({ head, rows }: Group): FileTrade {
    const fault = rows.find(row => row.fault !== null)
    const time = timeOf(head, dateIn)
    const reasons: ImportReason[] = [
      ...(fault ? [{ row: fault.row, field: null, reason: fault.fault ?? '' }] : []),
      ...('field' in time ? [time] : []),
    ]
    const lines = rows.filter(isLine).map(row => {
      const { reasons: faults, ...numbers } = numbersOf(row, notation, units)
      reasons.push(...faults)
      return { row: row.row, material: row.text('material'), gwCode: row.text('gwCode'), ...numbers }
    })
    return {
      rows,
      id: head.text('id').toLowerCase(),
      number: head.text('number'),
      time: 'field' in time ? null : time,
      buyer: head.text('buyer'),
      seller: head.text('seller'),
      lines,
      reasons,
    }
  }
  return { trades: mapped(groups, tradeOf), rest }
}

/** Maps items when they are needed, so that a comparison in batches doesn't block the page. */
function* mapped<Item, Result>(items: Iterable<Item>, resultOf: (item: Item) => Result): Generator<Result> {
  for (const item of items) yield resultOf(item)
}
