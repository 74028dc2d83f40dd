import type compile from 'icu-minify/compile'

/** Message in the format of icu-minify: text, or a list of texts, parameters, plurals and tags. */
export type CompiledMessage = ReturnType<typeof compile>

const plain = 'AaCcEeGgIiLlNnOoRrSsUuYyZz'
const accented = 'ÅåÇçÉéĞğÎîĻļÑñÖöŘřŠšÛûÝýŽž'

const withAccents = (text: string) => text.replaceAll(/[a-z]/giu, letter => accented[plain.indexOf(letter)] ?? letter)

/** Replaces the letters of the texts in a compiled message. Names of parameters, options and tags are unchanged. */
function withAccentsIn(node: unknown, isText: boolean): unknown {
  if (typeof node === 'string') return isText ? withAccents(node) : node
  if (!Array.isArray(node)) return node
  const [name, second, options] = node as [unknown, unknown, unknown]
  if (typeof second === 'number' && options !== null && typeof options === 'object' && !Array.isArray(options)) {
    const texts = Object.entries(options).map(([key, option]) => [key, branch(option)])
    return [name, second, Object.fromEntries(texts)]
  }
  return [name, ...node.slice(1).map(child => withAccentsIn(child, typeof second !== 'number'))]
}

const branch = (option: unknown) =>
  Array.isArray(option) ? option.map(part => withAccentsIn(part, true)) : withAccentsIn(option, true)

/**
 * Returns a message in the pseudo-language: in brackets, with accents, and 40 % longer. A text on the screen without
 * brackets is not in the catalogue, and a text without the last bracket is cut off.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  const length = JSON.stringify(message).length
  const end = `${' ·'.repeat(Math.ceil(length / 5))}⟧`
  if (typeof message === 'string') return message === '' ? '' : `⟦${withAccents(message)}${end}`
  return ['⟦', ...(message.map((part: unknown) => withAccentsIn(part, true)) as typeof message), end]
}
