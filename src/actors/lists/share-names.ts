import type { Trade } from '#schemas/trade.ts'

/** Creates a function that returns the first of all equal values that it receives. */
function createShared<Value extends object>() {
  const known = new Map<string, Value>()
  return (value: Value): Value => {
    const key = JSON.stringify(value)
    const shared = known.get(key) ?? value
    known.set(key, shared)
    return shared
  }
}

/**
 * Creates a function that replaces the parties and materials of trades, so that equal ones share one object. Their
 * copies would need most of the memory of 100,000 trades.
 */
export function createSharedNames() {
  const party = createShared<NonNullable<Trade['buyer']>>()
  const material = createShared<Trade['materials'][number]['material']>()
  return (trade: Trade): Trade => ({
    ...trade,
    buyer: trade.buyer && party(trade.buyer),
    seller: trade.seller && party(trade.seller),
    materials: trade.materials.map(line => ({ ...line, material: material(line.material) })),
  })
}
