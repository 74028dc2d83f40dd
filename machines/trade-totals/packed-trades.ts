import type { LineMaterial, Party } from '#schemas/trade.ts'
import type { PackedTrades, ReadTrade } from './trade-totals.types.ts'

type Row = [
  createdAt: string,
  buyer: number | null,
  seller: number | null,
  lines: ReadonlyArray<readonly [material: number, weight: number, value: number]>,
]

/** Creates a list of distinct values. `indexOf` appends a value that is not in the list yet. */
function createDistinct<Value>() {
  const indexes = new Map<Value, number>()
  return {
    values: () => [...indexes.keys()],
    indexOf(value: Value): number {
      const index = indexes.get(value) ?? indexes.size
      indexes.set(value, index)
      return index
    },
  }
}

/** Packs the fields of {@link ReadTrade}. Equal parties and materials should share one object, to save memory. */
export function packTrades(trades: ReadonlyArray<ReadTrade & { id: string }>): PackedTrades {
  const parties = createDistinct<Party>()
  const materials = createDistinct<LineMaterial>()
  const rows = trades.map(
    ({ createdAt, buyer, seller, materials: lines }): Row => [
      createdAt,
      buyer && parties.indexOf(buyer),
      seller && parties.indexOf(seller),
      lines.map(({ material, weight, value }) => [materials.indexOf(material), weight, value] as const),
    ],
  )
  return {
    ids: trades.map(({ id }) => id),
    parties: parties.values(),
    materials: materials.values(),
    rows: JSON.stringify(rows),
    lineCount: trades.reduce((sum, trade) => sum + trade.materials.length, 0),
  }
}

/** Yields the trades with their ids, in order. */
export function* unpackTrades(packed: PackedTrades): Generator<readonly [id: string, ReadTrade]> {
  const { ids, parties, materials } = packed
  const rows: Row[] = JSON.parse(packed.rows)
  const partyAt = (index: number | null) => (index === null ? null : (parties[index] ?? null))
  for (const [at, [createdAt, buyer, seller, lines]] of rows.entries()) {
    const found = lines.flatMap(([index, weight, value]) => {
      const material = materials[index]
      return material ? [{ material, weight, value }] : []
    })
    yield [ids[at] ?? '', { createdAt, buyer: partyAt(buyer), seller: partyAt(seller), materials: found }]
  }
}
