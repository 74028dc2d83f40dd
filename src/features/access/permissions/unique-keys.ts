/** Pairs each item with a unique key: its name, followed by a number for duplicates ("Name 2"). */
export function withUniqueKeys<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: count === 1 ? name : `${name} ${count}`, item }
  })
}
