/** Start of a function of XState 4: its first parameter is the context. Those of XState 5 have an object. */
const takesContext = /^(?:async\s+)?(?:function\s*[\w$]*\s*)?\(?\s*_?(?:context|ctx|c)\s*(?:,|\)|=>)/

type Old = (context: unknown, event: unknown, meta: object) => unknown

/** Returns a function of XState 4 with the parameters of XState 5, under the same name. */
const adapted = (old: Old) =>
  Object.defineProperty(({ context, event }: { context: unknown; event: unknown }) => old(context, event, {}), 'name', {
    value: old.name,
  })

/**
 * Returns a part of a definition in which functions of XState 4 have the parameters of XState 5. Calls `note` for each.
 * Other functions, and objects with a prototype such as machines, stay unchanged.
 */
export function adaptFunctions<Part>(part: Part, note: () => void): Part
export function adaptFunctions(part: unknown, note: () => void): unknown {
  if (typeof part === 'function') {
    if (!takesContext.test(String(part)) || Object.keys(part).length > 0) return part
    note()
    return adapted(part as Old)
  }
  if (Array.isArray(part)) return part.map(one => adaptFunctions(one, note))
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, adaptFunctions(one, note)]))
}
