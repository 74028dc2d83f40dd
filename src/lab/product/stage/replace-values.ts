import { isFields } from '#rules/fields.ts'

/** Replacements for values of an example, by the value to replace. */
export type Words = Readonly<Record<string, unknown>>

/** Replaces values anywhere in data, recursively. */
function replaceIn(data: unknown, swap: (part: unknown) => unknown): unknown {
  const swapped = swap(data)
  if (swapped !== data) return swapped
  if (Array.isArray(data)) return data.map(item => replaceIn(item, swap))
  if (!isFields(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceIn(value, swap)]))
}

/**
 * Returns an example's data with the replacements of a screen variant. Replaces a string only if it is equal to a key,
 * not within longer strings.
 */
export const replaceValues = <Data>(data: Data, words: Words): Data =>
  replaceIn(data, part => (typeof part === 'string' && Object.hasOwn(words, part) ? words[part] : part)) as Data

/** Reverses {@link replaceValues}. */
export const restoreValues = <Data>(data: Data, words: Words): Data =>
  replaceIn(data, part => {
    const isPart = (other: unknown) => JSON.stringify(other) === JSON.stringify(part)
    return Object.entries(words).find(([, other]) => isPart(other))?.[0] ?? part
  }) as Data
