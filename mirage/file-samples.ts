import type { ImportResource } from '#domain/import/import-types.ts'
import type { FileSample } from '#mirage/data/file-sample.ts'
import { recordSamples } from '#mirage/data/record-samples.ts'
import { type SampledTrade, tradeSamples } from '#mirage/data/trade-samples.ts'
import type { Mock } from '#mirage/mock.ts'
import type { TradeTable } from '#mirage/store/records.ts'

type Source = Pick<Mock, 'store' | 'signedInUser' | 'now'>

/** Business of the accounts, which buys in all files. */
const yard = 'Umhlanga Metals'

/** Returns the latest purchases of the yard from its own walk-in sellers, each with all lines. */
function purchasesIn({ store }: Source, table: TradeTable): SampledTrade[] {
  const buyer = store.businesses.all().find(({ name }) => name === yard)
  const lines = Map.groupBy(store.linesOf(table).all(), ({ tradeId }) => tradeId)
  return store[table].all().flatMap(({ id, buyerId, sellerId, createdAt }) => {
    const seller = store.users.get(sellerId)
    if (!seller || buyerId !== buyer?.id || (table === 'transactions' && !seller.businessIds.includes(buyerId)))
      return []
    return [{ createdAt, seller: seller.name, lines: lines.get(id) ?? [] }]
  })
}

/** Returns the files that the import screen of a resource offers to the signed-in user. */
export function fileSamplesFor(mock: Source, resource: ImportResource): readonly FileSample[] {
  const { store, signedInUser, now } = mock
  const user = store.userNamed(signedInUser()?.username ?? '')
  const buyer = user?.type === 'business' ? null : yard
  if (resource === 'transactions' || resource === 'collections') {
    return tradeSamples({ buyer, trades: purchasesIn(mock, resource), now: now() })
  }
  const [known] = store.businesses.all()
  const owner = store.users.get(known?.ownerId ?? '')?.name ?? ''
  const business = { name: known?.name ?? yard, owner, address: known?.address ?? null }
  return recordSamples(resource, { buyer, business })
}
