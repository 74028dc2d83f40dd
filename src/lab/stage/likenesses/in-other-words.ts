import { isFields } from '#rules/fields.ts'

/** Words of an example, each with what stands in its place in a likeness of it. */
export type Words = Readonly<Record<string, unknown>>

/** Data with each part of it that `swap` knows another one for. */
function replaceIn(data: unknown, swap: (part: unknown) => unknown): unknown {
  const swapped = swap(data)
  if (swapped !== data) return swapped
  if (Array.isArray(data)) return data.map(item => replaceIn(item, swap))
  if (!isFields(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceIn(value, swap)]))
}

/** What an example says in the words of a likeness, wherever a word stands by itself. */
export const inOtherWords = <Data>(data: Data, words: Words): Data =>
  replaceIn(data, part => (typeof part === 'string' && Object.hasOwn(words, part) ? words[part] : part)) as Data

/** What a likeness says, in the words of its example. */
export const inOwnWords = <Data>(data: Data, words: Words): Data =>
  replaceIn(data, part => {
    const isPart = (other: unknown) => JSON.stringify(other) === JSON.stringify(part)
    return Object.entries(words).find(([, other]) => isPart(other))?.[0] ?? part
  }) as Data
