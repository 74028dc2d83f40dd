/*
 * Functions that Node.js 20 lacks: the package runs there.
 */

/** `Map.groupBy` (https://tc39.es/ecma262/#sec-map.groupby). */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** `Promise.withResolvers` (https://tc39.es/ecma262/#sec-promise.withResolvers). */
export function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let parts: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined
  const promise = new Promise<Value>((resolve, reject) => {
    parts = { resolve, reject }
  })
  return { promise, ...(parts as NonNullable<typeof parts>) }
}
