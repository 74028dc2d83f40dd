import { useState } from 'react'
import { type Environment, useEnvironment } from '#actors/environment.tsx'
import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { avoidedNote } from '#domain/carbon/carbon-words.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { notAfter, toDateTimeInput, toExactDateTime } from '#domain/figures/dates.ts'
import { describeTrade, partiesOf, tradeFacts } from '#domain/trades/trade-description.ts'
import { tradeName } from '#domain/trades/trade-name.ts'
import { changeBetween, checkFields, checkLines, type TradeValues, tradeBodyOf } from '#domain/trades/trade-rules.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import type { Party, Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import { createWithDefaultDate } from './default-date.ts'

export type TradeFormConfig = {
  noun: 'transaction' | 'collection'
  resource: 'transactions' | 'collections'
  list: { title: string; path: string }
  editPath: (id: string) => string
  viewPath: (id: string) => string
  sellers: (api: Api, user: User) => Lookup<Party>
  defaultSeller: (user: User, api: Api) => Party | null
  /** True if a copy of the trade may keep the trade's seller. */
  mayKeepSeller: (trade: Pick<Trade, 'buyer' | 'seller'>, user: User) => boolean
  /** True if the number fields of a new record always show two decimals. */
  fixedDecimalsOnCreate: boolean
}

export type TradeKind = RecordKind<TradeValues> & TradeFormConfig

function earlierNote(date: string, locale: string): string {
  return t('The date was set to {date} because this computer’s clock is ahead of the server’s.', {
    date: dayAndTime(date, locale),
  })
}

/** Returns a note if the server saved a different seller, such as the seller's business; otherwise null. */
function sellerNote({ sellers }: TradeCalls, { seller }: TradeValues): string | null {
  const accepted = seller && sellers.acceptedFor(seller)
  return accepted?.id === seller?.id
    ? null
    : t('The server saved {name} as the seller', { name: isolated(accepted?.name ?? '') })
}

const sentence = (note: string | null) => (note === null ? null : `${note}.`)

/**
 * Returns the record type of a trade. If the server rejects the default date, the record gets an earlier date, and a
 * note states it.
 */
export function tradeKind(config: TradeFormConfig, { now, serverNow, locale }: Environment): TradeKind {
  // With milliseconds, so that records created in the same minute keep their order.
  const begun = toExactDateTime(serverNow())
  const dated = (values: TradeValues, moment: number): TradeValues =>
    values.date === begun ? { ...values, date: notAfter(begun, moment) } : values
  /** Returns the latest possible date: the computer's clock, or the server's if the computer is behind. */
  const latest = () => Math.max(now(), serverNow())
  const calls = (api: Api): TradeCalls => api[config.resource]
  return {
    ...config,
    blank: (user, api) => ({
      buyer: null,
      seller: config.defaultSeller(user, api),
      date: begun,
      lines: [],
      loadName: '',
    }),
    load: async (api, id, signal) => {
      const { createdAt, materials, ...trade } = await calls(api).get(id, ['buyer', 'seller', 'materials'], signal)
      const { buyer, seller, unreadableLines } = trade
      const date = toDateTimeInput(createdAt)
      return { buyer, seller, date, lines: materials, ...(unreadableLines && { unreadableLines }) }
    },
    create: async (api, values, id) => {
      const sent = dated(values, serverNow())
      const create = (date: string) => calls(api).create({ id, ...tradeBodyOf({ ...sent, date }) })
      if (values.date !== begun)
        return { ...(await create(sent.date)), message: sentence(sellerNote(calls(api), values)) }
      const { saved, date } = await createWithDefaultDate(sent.date, create)
      return {
        ...saved,
        message: date === sent.date ? sentence(sellerNote(calls(api), values)) : earlierNote(date, locale()),
      }
    },
    bodyOf: tradeBodyOf,
    find: (api, sent, signal) => calls(api).find(sent, signal),
    update: async (api, id, values, initial) => {
      const change = changeBetween(initial, values)
      const updated = await calls(api).update(id, change)
      const sellerId = change.sellerId === null ? null : sellerNote(calls(api), values)
      return sellerId === null ? updated : { notes: async () => ({ ...(await updated.notes()), sellerId }) }
    },
    remove: (api, id) => calls(api).remove(id),
    check: (values, isNew) => ({
      ...checkFields(isNew ? dated(values, latest()) : values, latest()),
      ...(isNew ? checkLines(values.lines) : {}),
    }),
    trade: {
      viewPath: config.viewPath,
      titleOf: ({ buyer, date }, written) => tradeName(buyer, date, written),
      detailOf: partiesOf,
      describe: describeTrade(config.noun),
      factsOf: ({ date, ...values }, locale) => tradeFacts({ ...values, createdAt: date }, locale),
      noteOf: ({ lines }) => avoidedNote(totalsOf(lines), locale()),
    },
    labels: {
      buyer: t('Buyer'),
      seller: t('Seller'),
      date: { label: t('Date'), words: (date, written) => (date === '' ? '' : dayAndTime(date, written)) },
    },
    fieldOf: { buyerId: 'buyer', sellerId: 'seller', createdAt: 'date' },
  }
}

export function useTradeKind(config: TradeFormConfig): TradeKind {
  const environment = useEnvironment()
  const [kind] = useState(() => tradeKind(config, environment))
  return kind
}
