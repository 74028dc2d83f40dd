import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { API, type Checker, SignatureKind, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { isFileServingAllowed, type Plugin } from 'vite'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'

type Schema = Readonly<Record<string, unknown>>

/** Maximum depth of nested objects. */
const deepest = 6

const isNull = ({ flags }: Type) => (flags & TypeFlags.Null) !== 0
const isMissing = ({ flags }: Type) => (flags & (TypeFlags.Undefined | TypeFlags.Void)) !== 0

/** Returns the types of a union; for other types, the type itself. */
const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** Returns a JSON schema for a type. Omits optional properties and functions. Unknown types have an empty schema. */
function schemaOf(type: Type, checker: Checker, depth = 0): Schema {
  const { flags } = type
  const next = (part: Type) => schemaOf(part, checker, depth + 1)
  // JSON has no bigint.
  if (type.isLiteralType()) return typeof type.value === 'bigint' ? {} : { const: type.value }
  if (flags & TypeFlags.Boolean) return { type: 'boolean' }
  if (type.isUnionType()) {
    const nameOf = (part: Type) => checker.typeToString(part)
    // The first part is the example. The compiler's order depends on other code, so the parts are sorted, null last.
    const anyOf = type
      .getTypes()
      .filter(part => !isMissing(part))
      .toSorted((a, b) => Number(isNull(a)) - Number(isNull(b)) || nameOf(a).localeCompare(nameOf(b)))
      .map(next)
    return anyOf.every(part => Object.keys(part).length > 0) ? { anyOf } : {}
  }
  if (flags & TypeFlags.StringLike) return { type: 'string' }
  if (flags & TypeFlags.NumberLike) return { type: 'number' }
  if (isNull(type)) return { type: 'null' }
  const isObject = (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0
  if (!isObject || depth > deepest) return {}
  if (checker.isArrayLikeType(type)) {
    const [item] = checker.getTypeArguments(type as never)
    return { type: 'array', ...(item && { items: next(item) }) }
  }
  if (type.getSymbol()?.name === 'Date') return { type: 'string' }
  const properties = checker.getPropertiesOfType(type).flatMap(property => {
    const value = checker.getTypeOfSymbol(property)
    const isFunction = value && checker.getSignaturesOfType(value, SignatureKind.Call).length > 0
    return !value || isFunction || property.flags & SymbolFlags.Optional ? [] : [[property.name, next(value)] as const]
  })
  return properties.length === 0 ? {} : { type: 'object', properties: Object.fromEntries(properties) }
}

/** Returns the schemas of a machine's input, its events by type, and the outputs of its actors by name. */
function schemasOf(machine: Type, checker: Checker): MachineSchemas {
  const [, event, , actor, , , , , , input] = checker.getTypeArguments(machine as never)
  const typeOf = (of: Type, name: string) => {
    const property = checker.getPropertyOfType(of, name)
    return property && checker.getTypeOfSymbol(property)
  }
  const named = (types: Type | undefined, key: string, valueOf: (part: Type) => Type | undefined) =>
    Object.fromEntries(
      (types ? partsOf(types) : []).flatMap(part => {
        const name = typeOf(part, key)
        const value = valueOf(part)
        return name?.isStringLiteralType() && value ? [[name.value, schemaOf(value, checker)] as const] : []
      }),
    )
  return {
    input: input && schemaOf(input, checker),
    events: named(event, 'type', part => part),
    outputs: named(actor, 'src', part => {
      const logic = typeOf(part, 'logic')
      const start = logic && typeOf(logic, 'getInitialSnapshot')
      const [signature] = start ? checker.getSignaturesOfType(start, SignatureKind.Call) : []
      const snapshot = signature && checker.getReturnTypeOfSignature(signature)
      return snapshot && typeOf(snapshot, 'output')
    }),
  }
}

/** Returns the schemas of the machines that a file exports, from their types, by the name of the export. */
export function machineSchemas(file: string): Readonly<Record<string, MachineSchemas>> {
  const api = new API({ cwd: dirname(file) })
  try {
    const project = api.updateSnapshot({ openFiles: [file] }).getDefaultProjectForFile(file)
    const source = project?.program.getSourceFile(file)
    const module = source && project?.checker.getSymbolAtLocation(source)
    if (!project || !module) return {}
    const { checker } = project
    return Object.fromEntries(
      checker.getExportsOfModule(module).flatMap(symbol => {
        const type = checker.getTypeOfSymbol(symbol)
        const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
        const machine = call ? checker.getReturnTypeOfSignature(call) : type
        if (machine?.getSymbol()?.name !== 'StateMachine') return []
        return [[call ? `${symbol.name}()` : symbol.name, schemasOf(machine, checker)] as const]
      }),
    )
  } finally {
    api.close()
  }
}

/** Serves the schemas of machines to the lab during development. `?file=` is an absolute path. */
export function serveMachineSchemas(): Plugin {
  return {
    name: 'machine-schemas',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use('/__machine-schemas', (request, response) => {
        const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? ''
        const isServed = existsSync(file) && isFileServingAllowed(config, `/@fs${file}`)
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(isServed && /\.[cm]?tsx?$/.test(file) ? machineSchemas(file) : {}))
      })
    },
  }
}
