import type { ReadSellerRecords } from '#actors/lists/seller-records.ts'
import { inBatches } from '#actors/next-task.ts'
import type { DayRange } from '#domain/figures/periods.ts'
import { localTimeZone } from '#domain/figures/time-zones.ts'
import { buildRegister, type Register } from '#domain/register/build-register.ts'
import { registerRow } from '#domain/register/register-row.ts'
import { tradesOfPeriod } from '#features/reports/trades-of-period.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import type { StatementAbout } from '#schemas/statement.ts'

export type LoadedRegister = {
  register: Register
  /** Records and lines that could not be parsed. The register lacks them. */
  unreadable: Unreadable
  /** True if the user cannot view the details of sellers. */
  isHidden: boolean
}

type Input = {
  about: StatementAbout
  days: DayRange
  trades: Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
}

/**
 * Returns the register of a business from its trades and the records of its sellers. Rejects with the signal's reason
 * if aborted.
 * @throws Problem if the records of sellers cannot be read.
 */
export async function loadRegister(
  { about, days, trades, unreadable }: Input,
  readSellers: ReadSellerRecords,
  signal: AbortSignal,
): Promise<LoadedRegister> {
  const bought: Array<readonly [id: string, ReadTrade]> = []
  for await (const batch of tradesOfPeriod(trades, ({ buyer }) => buyer?.id === about.id, days, signal)) {
    bought.push(...batch)
  }
  const sellerIds = new Set(bought.flatMap(([, { seller }]) => seller?.id ?? []))
  const records = await readSellers(sellerIds, signal)
  const partlyRead = new Set(unreadable.lines.map(({ id }) => id))
  const rows: Array<ReturnType<typeof registerRow>> = []
  for await (const batch of inBatches(bought, signal)) {
    for (const [id, trade] of batch) rows.push(registerRow(id, trade, records, partlyRead.has(id)))
  }
  const ids = new Set<string | null>(rows.map(({ id }) => id))
  return {
    register: buildRegister(rows, { of: about.name, period: { ...days, timeZone: localTimeZone() } }),
    unreadable: { records: unreadable.records, lines: unreadable.lines.filter(({ id }) => ids.has(id)) },
    isHidden: records === null,
  }
}
