import { market } from '#mirage/data/prices.ts'
import type { MaterialRow, Stamped, StoredLine, TradeRow } from '#mirage/store/records.ts'
import type { Chance } from './chance.ts'

const day = 86_400_000
const cents = (number: number) => Math.round(number * 100) / 100

const two = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Formats times without fractions of seconds as ISO 8601. Several times as fast as Date, because days are cached. */
function createClock() {
  const days = new Map<number, string>()
  return (time: number) => {
    const number = Math.floor(time / day)
    let date = days.get(number)
    if (date === undefined) {
      date = new Date(number * day).toISOString().slice(0, 11)
      days.set(number, date)
    }
    const second = (time - number * day) / 1000
    return `${date}${two[Math.floor(second / 3600)]}:${two[Math.floor(second / 60) % 60]}:${two[second % 60]}.000Z`
  }
}

/**
 * Returns the activity of a day, from 0 to 1. The activity grows every month and is lower around New Year and on
 * weekends.
 */
function busyness(time: number, progress: number) {
  const date = new Date(time)
  const growth = 0.45 + 0.55 * progress
  const season = 0.85 + 0.15 * Math.cos((2 * Math.PI * (date.getUTCMonth() - 6.5)) / 12)
  const weekday = [0.08, 1, 0.95, 0.9, 0.95, 1, 0.45][date.getUTCDay()] ?? 1
  return growth * season * weekday
}

/** Returns times in the working hours of the last `days` days before `today`, none in the future. */
function seedMoments(chance: Chance, today: number, days: number, count: number) {
  const moments: Array<{ time: number; progress: number }> = []
  // Steps of the golden ratio fill the time evenly, so that a few hundred trades show the trend rather than noise.
  for (let at = chance.fraction(); moments.length < count; at += 0.618_033_988_75) {
    const progress = at % 1
    const morning = today - day * (days - Math.floor(progress * days))
    if (!chance.happens(busyness(morning, progress))) continue
    moments.push({ time: morning + chance.int(5 * 3600, 15 * 3600) * 1000, progress })
  }
  return moments.toSorted((a, b) => a.time - b.time)
}

type OfMaterial = Exclude<keyof MaterialRow, keyof Stamped>

/** Returns a line with the values that it copies from its material. */
export const seedLine = (
  { name, gwCode, carbonFactor }: MaterialRow,
  line: Omit<StoredLine, OfMaterial>,
): StoredLine => ({ ...line, name, gwCode, carbonFactor })

type Plan = {
  chance: Chance
  newId: () => string
  /** Start of the last UTC day of the data, in ms. */
  today: number
  days: number
  count: number
  /** Number of lines per trade. */
  lines: readonly [min: number, max: number]
  /** Multiplier for the weight of a lot, relative to transactions between businesses. */
  lotSize: number
  /** Picks the parties of a trade and its possible materials. */
  parties: () => { buyerId: string; sellerId: string; materials: readonly MaterialRow[] }
}

/**
 * Creates trades with their lines, oldest first: log-normal weights in kg, and values in rand from noisy, slowly rising
 * prices.
 */
export function seedTrades({ chance, newId, today, days, count, lines: [min, max], lotSize, parties }: Plan) {
  const trades: TradeRow[] = []
  const lines: StoredLine[] = []
  const iso = createClock()
  for (const { time, progress } of seedMoments(chance, today, days, count)) {
    const { buyerId, sellerId, materials } = parties()
    const createdAt = iso(time)
    const updatedAt = iso(time + chance.int(0, 8 * 3600) * 1000)
    const id = newId()
    trades.push({ id, buyerId, sellerId, createdAt, updatedAt })
    for (const material of chance.some(materials, chance.int(min, max))) {
      const { price, lot } = market[material.name] ?? { price: 1, lot: 100 }
      const weight = Math.max(0.5, cents(chance.logNormal(lot * lotSize * (0.9 + 0.25 * progress), 0.55)))
      const value = cents(weight * price * (0.94 + 0.12 * progress) * chance.logNormal(1, 0.08))
      lines.push(seedLine(material, { id: newId(), tradeId: id, weight, value, createdAt, updatedAt }))
    }
  }
  return { trades, lines }
}
