import { fromDateTimeInput } from '#domain/figures/dates.ts'
import { gwCodeIn } from '#domain/figures/material-families.ts'
import { localDay } from '#domain/figures/periods.ts'
import { checkFields } from '#domain/trades/trade-rules.ts'
import { t } from '#messages/message.ts'
import { isUuid } from '#rules/ids.ts'
import type { Reference } from '#schemas/reference.ts'
import type { TradeResource } from '#schemas/trade.ts'
import type { Comparing, Existing, ImportDefinition, TradeContent } from './import-definition.ts'
import { importId, isUuidV5 } from './import-ids.ts'
import type { FieldId, ImportReason, ImportRecord } from './import-types.ts'
import { nameKeyOf } from './known-names.ts'
import { unclearName } from './person-fields.ts'
import { changedParts, isAtTime, isSameParty, loadKey, momentOf, rounded, tradeChanges } from './trade-content.ts'
import { tradeImportFields } from './trade-import-fields.ts'
import { dayKey, existingTrade, knownTradesIn, tradeIndexOf } from './trade-index.ts'
import { tradeResolvers } from './trade-resolvers.ts'
import { type FileLine, type FileTrade, fileTrades } from './trade-rows.ts'

type Line = TradeContent['lines'][number]

/** True if both texts are GW codes and differ. Other codes of a file are codes of its program. */
const isOtherCode = (one: string, other: string) =>
  gwCodeIn(one) !== null && gwCodeIn(other) !== null && gwCodeIn(one) !== gwCodeIn(other)

/** Returns the business of a seller: some servers store it instead of the user. */
const businessOf = (seller: Reference & { businessId?: string | null }) =>
  seller.businessId ? { businessId: seller.businessId } : {}

function* compareTrades(resource: TradeResource, comparing: Comparing): Generator<ImportRecord<TradeContent>> {
  const { known, now } = comparing
  const find = tradeResolvers(comparing)
  const server = knownTradesIn(known)
  const onDay = Map.groupBy(server.all, ({ buyer, createdAt }) => dayKey(buyer?.id, localDay(createdAt)))
  const hasImported = server.all.some(({ id }) => isUuidV5(id))
  const used = new Set<string>()
  const { trades, rest } = fileTrades(comparing)

  function lineOf(
    line: FileLine,
    stored: Existing<TradeContent> | undefined,
    reasons: ImportReason[],
  ): Line | 'leftOut' | null {
    const at = (field: FieldId, reason: string) => reasons.push({ row: line.row, field, reason })
    const name = line.material || line.gwCode
    // A stored line keeps its material, which might have been renamed or deleted since.
    const own = stored?.body.lines.find(
      ({ material }) =>
        nameKeyOf(material.name) === nameKeyOf(line.material) &&
        (line.gwCode === '' || nameKeyOf(material.gwCode) === nameKeyOf(line.gwCode)),
    )
    const found = own ? null : find.material(line)
    if (found?.kind === 'leftOut') return 'leftOut'
    if (name === '') at('material', t('Enter a material'))
    else if (found?.kind === 'unclear')
      reasons.push({ row: line.row, field: 'material', reason: unclearName, unclear: name })
    if (found?.kind === 'found' && isOtherCode(line.gwCode, found.row.gwCode)) {
      at('gwCode', t('The material has the GW code {code}', { code: found.row.gwCode }))
    }
    const faults = reasons.filter(({ row }) => row === line.row).map(({ field }) => field)
    const isFaulty = (...fields: string[]) => faults.some(field => field !== null && fields.includes(field))
    if (line.weight === null && !isFaulty('weight', 'gross', 'tare')) at('weight', t('Enter a weight'))
    if (line.value === null && !isFaulty('value', 'price', 'weight')) at('value', t('Enter a value'))
    const row = own?.material ?? (found?.kind === 'found' ? found.row : null)
    if (!row || line.weight === null || line.value === null) return null
    const material = { name: row.name, gwCode: row.gwCode, carbonFactor: row.carbonFactor }
    return { material, weight: rounded(line.weight), value: rounded(line.value) }
  }

  function compared(trade: FileTrade): ImportRecord<TradeContent> {
    const rows = trade.rows.map(({ row }) => row)
    const [first = 0] = rows
    const reasons: ImportReason[] = [...trade.reasons]
    const base = { rows, title: trade.buyer, changes: [], write: null }
    const numbered = server.withId(trade.id) ?? server.withNumber(trade.number)
    const party = (field: 'buyer' | 'seller') => {
      const text = trade[field]
      // A stored record keeps its buyer and seller, which might have been renamed or deleted since.
      const now = numbered?.body[field]
      const isNow = [now?.name, now?.username].some(name => text !== '' && nameKeyOf(name ?? '') === nameKeyOf(text))
      const found = now && isNow ? ({ kind: 'found', row: now } as const) : find[field](text)
      if (found.kind === 'unclear') {
        if (text === '') {
          const reason = field === 'buyer' ? t('Choose a buyer') : t('Choose a seller')
          reasons.push({ row: first, field, reason, unclear: '' })
        } else reasons.push({ row: first, field, reason: unclearName, unclear: text })
      }
      return found
    }
    const [buyer, seller] = [party('buyer'), party('seller')]
    const lines = trade.lines.map(line => lineOf(line, numbered, reasons))
    const isLeftOut =
      buyer.kind === 'leftOut' ||
      seller.kind === 'leftOut' ||
      (lines.length > 0 && lines.every(line => line === 'leftOut'))
    if (isLeftOut) return { ...base, verdict: 'leftOut', reasons: [] }
    const moment = trade.time && momentOf(trade.time, now)
    if (trade.id !== '' && !numbered && !isUuid(trade.id))
      reasons.push({ row: first, field: 'id', reason: t('This is not an id') })
    if (moment && trade.time && !(numbered && isAtTime(numbered.body.createdAt, trade.time))) {
      const { date } = checkFields({ buyer: null, seller: null, date: moment }, now)
      if (date !== undefined) reasons.push({ row: first, field: 'date', reason: date })
    }
    if (reasons.length > 0 || buyer.kind !== 'found' || seller.kind !== 'found' || !trade.time || !moment) {
      return { ...base, verdict: 'wrong', reasons }
    }
    const read = lines.filter(line => line !== null && line !== 'leftOut')
    const body: TradeContent = {
      buyer: { id: buyer.row.id, name: buyer.row.name },
      seller: { id: seller.row.id, name: seller.row.name, ...businessOf(seller.row) },
      createdAt: fromDateTimeInput(moment) ?? '',
      lines: read,
    }
    return decided({ ...trade, time: trade.time }, body, numbered)
  }

  /** Compares a readable trade with the server's trades. */
  function decided(
    trade: FileTrade & { time: NonNullable<FileTrade['time']> },
    body: TradeContent,
    numbered: Existing<TradeContent> | undefined,
  ): ImportRecord<TradeContent> {
    const rows = trade.rows.map(({ row }) => row)
    const [first = 0] = rows
    const base = { rows, title: `${body.buyer.name} · ${trade.time.local.slice(0, 10)}`, reasons: [], changes: [] }
    const id = idOf(trade, body)
    const candidates = (onDay.get(dayKey(body.buyer.id, trade.time.local.slice(0, 10))) ?? []).flatMap(each =>
      used.has(each.id) ? [] : (existingTrade(each) ?? []),
    )
    const alike = candidates.filter(
      ({ body: stored }) => isSameParty(stored.seller, body.seller) && isAtTime(stored.createdAt, trade.time),
    )
    const sameNumber = server.withId(id)
    // A yard might use a number again. Only the same day and seller show that it is the same record.
    const isReused =
      sameNumber !== undefined &&
      !numbered &&
      !(
        isSameParty(sameNumber.body.seller, body.seller) &&
        isAtTime(sameNumber.body.createdAt, { ...trade.time, precision: 'day' })
      )
    const contentId = () =>
      importId(resource, [body.buyer.id, trade.number, body.seller.id, trade.time.local, loadKey(body.lines)])
    const stored =
      numbered ??
      (isReused ? undefined : sameNumber) ??
      (hasImported ? server.withId(contentId()) : undefined) ??
      alike.find(each => loadKey(each.body.lines) === loadKey(body.lines))
    if (!stored) {
      if (body.lines.length === 0) {
        return {
          ...base,
          verdict: 'wrong',
          write: null,
          reasons: [{ row: first, field: 'material', reason: t('Add at least one material') }],
        }
      }
      const reason = doubtAbout(id, { isReused, hasAlike: alike.length > 0 })
      const write = { kind: 'create' as const, id: isReused || used.has(id) ? contentId() : id, body }
      used.add(write.id)
      return reason === null
        ? { ...base, verdict: 'new', write }
        : { ...base, verdict: 'doubt', write, reasons: [{ row: first, field: null, reason }] }
    }
    used.add(stored.id)
    const after: TradeContent = {
      ...body,
      createdAt: isAtTime(stored.body.createdAt, trade.time) ? stored.body.createdAt : body.createdAt,
      seller: isSameParty(stored.body.seller, body.seller) ? stored.body.seller : body.seller,
      lines: trade.lines.length === 0 ? stored.body.lines : body.lines,
    }
    const changes = tradeChanges(stored.body, after)
    if (changes.length === 0) return { ...base, verdict: 'unchanged', write: null }
    const write = {
      kind: 'update' as const,
      id: stored.id,
      before: changedParts(stored.body, changes),
      body: changedParts(after, changes),
    }
    return { ...base, verdict: 'changed', changes, write }
  }

  /** Returns the reason to doubt a new record, or null. */
  function doubtAbout(id: string, { isReused, hasAlike }: { isReused: boolean; hasAlike: boolean }): string | null {
    if (used.has(id)) return t('Another row has the same number. Check that it is a different record.')
    if (isReused) return t('The server has another record with this number. Check that it is a different record.')
    if (server.hasId(id)) return t('The server has this record, but its data are invalid')
    return hasAlike
      ? t('The server has a record of this time with the same buyer and seller, but with other lines')
      : null
  }

  /** Returns the id of a new record: the id in the file, or an id that depends on its number or its content. */
  function idOf({ id, number, time }: FileTrade, { buyer, seller, lines }: TradeContent): string {
    if (isUuid(id)) return id
    const local = time?.local ?? ''
    if (number !== '') return importId(resource, [buyer.id, number, local.slice(0, 4)])
    return importId(resource, [buyer.id, seller.id, local, loadKey(lines)])
  }

  for (const trade of trades) yield compared(trade)
  for (const { row } of rest) {
    const reason = t('No date, names or material. This might be a total.')
    yield {
      rows: [row],
      title: '',
      verdict: 'leftOut',
      reasons: [{ row, field: null, reason }],
      changes: [],
      write: null,
    }
  }
}

const tradeImport = (resource: TradeResource): ImportDefinition<TradeContent> => ({
  resource,
  fields: tradeImportFields,
  needs: [
    ['date'],
    ['seller', 'id'],
    ['material', 'gwCode', 'id'],
    ['weight', 'gross', 'id'],
    ['value', 'price', 'id'],
  ],
  compare: comparing => compareTrades(resource, comparing),
  indexOf: tradeIndexOf,
  isSame: (body, parts) => tradeChanges(body, { ...body, ...parts }).length === 0,
})

/** Imports of trades: several rows can be one record. */
export const transactionImport = tradeImport('transactions')
export const collectionImport = tradeImport('collections')
