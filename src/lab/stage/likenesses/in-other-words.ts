/** Words of an example, each with what stands in its place in a likeness of it. */
export type Words = Readonly<Record<string, unknown>>

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** Data with other words, wherever a word stands by itself. */
export function inOtherWords<Data>(data: Data, words: Words): Data {
  if (typeof data === 'string') return (Object.hasOwn(words, data) ? words[data] : data) as Data
  if (Array.isArray(data)) return data.map(item => inOtherWords(item, words)) as Data
  if (!isObject(data)) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inOtherWords(value, words)])) as Data
}
