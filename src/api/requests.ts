import { type CallName, endpointOf, type ParamOf, type ReadName, type WriteName } from '#contract/addresses.ts'
import type { CallOptions, Client } from './client.ts'

/** The options of a call, with a value for each parameter in its path. */
type Named<Name extends CallName> = CallOptions & { params: Readonly<Record<ParamOf<Name>, string>> }

/** The options of a call: they can be left out where its path has no parameters. */
export type NamedOptions<Name extends CallName> = [ParamOf<Name>] extends [never] ? [CallOptions?] : [Named<Name>]

/** The method and the path of a call, its parameters filled in. */
function partsOf(name: CallName, options: CallOptions & { params?: Readonly<Record<string, string>> } = {}) {
  const { method, path } = endpointOf(name)
  return {
    method,
    path: path.slice(1).replaceAll(/:(\w+)/g, (_, param: string) => options.params?.[param] ?? ''),
  }
}

/** Makes a call that reads, and returns the whole body of the answer. */
export const ask = <Name extends ReadName>(client: Client, name: Name, ...[options]: NamedOptions<Name>) =>
  client.read(partsOf(name, options).path, options)

/** Makes a call that writes, and returns what the server says. */
export function send<Name extends WriteName>(client: Client, name: Name, ...[options]: NamedOptions<Name>) {
  const { method, path } = partsOf(name, options)
  return client.write(method, path, options?.json, options)
}
