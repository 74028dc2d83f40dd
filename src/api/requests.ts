import { type CallName, endpointOf, type ParamOf, type ReadName, type WriteName } from '#contract/addresses.ts'
import type { CallOptions, Client } from './client.ts'

/** Call options with a value for each path parameter. */
type Named<Name extends CallName> = CallOptions & { params: Readonly<Record<ParamOf<Name>, string>> }

/** Call options, required only if the path has parameters. */
export type NamedOptions<Name extends CallName> = [ParamOf<Name>] extends [never] ? [CallOptions?] : [Named<Name>]

/** Returns the HTTP method, and the path with its parameters filled in. */
function partsOf(name: CallName, options: CallOptions & { params?: Readonly<Record<string, string>> } = {}) {
  const { method, path } = endpointOf(name)
  return {
    method,
    path: path.slice(1).replaceAll(/:(\w+)/g, (_, param: string) => options.params?.[param] ?? ''),
  }
}

/** Sends a read request and returns the complete response body. */
export const ask = <Name extends ReadName>(client: Client, name: Name, ...[options]: NamedOptions<Name>) =>
  client.read(partsOf(name, options).path, options)

/** Sends a write request and returns the response. */
export function send<Name extends WriteName>(client: Client, name: Name, ...[options]: NamedOptions<Name>) {
  const { method, path } = partsOf(name, options)
  return client.write(method, path, options?.json, options)
}
