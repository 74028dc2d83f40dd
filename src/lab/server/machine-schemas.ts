/*
 * Derives examples of inputs, events and outputs from the types of a file's machines.
 *
 * - Types of packages and of the browser have an empty schema: `MouseEvent` alone leads to 100,000 properties.
 * - The compiler blocks, so the development server runs this code in another process.
 */
import { dirname } from 'node:path'
import { API, type Checker, SignatureKind, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'

type Schema = Readonly<Record<string, unknown>>

/** Maximum depth of nested objects. */
const deepest = 6

const isNull = ({ flags }: Type) => (flags & TypeFlags.Null) !== 0
const isMissing = ({ flags }: Type) => (flags & (TypeFlags.Undefined | TypeFlags.Void)) !== 0

/** Returns the types of a union; for other types, the type itself. */
const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** Maximum number of types in one schema. */
const mostTypes = 500

/**
 * True for an interface or class of a package or of TypeScript. Mapped types such as `Partial` don't have this symbol.
 */
function isForeign(type: Type): boolean {
  const { flags = 0, declarations = [] } = type.getSymbol() ?? {}
  const isNamed = (flags & (SymbolFlags.Interface | SymbolFlags.Class)) !== 0
  return isNamed && declarations.every(({ path }) => /^bundled:|\/node_modules\//.test(path))
}

/** Compiler, and the number of types that it may still read. */
type Reading = { checker: Checker; left: number }

/** Returns a JSON schema for a type. Omits optional properties and functions. Unknown types have an empty schema. */
function schemaOf(type: Type, reading: Reading, depth = 0): Schema {
  const { checker } = reading
  reading.left -= 1
  const { flags } = type
  const next = (part: Type) => schemaOf(part, reading, depth + 1)
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
  if (!isObject || depth > deepest || reading.left <= 0) return {}
  if (checker.isArrayLikeType(type)) {
    const [item] = checker.getTypeArguments(type as never)
    return { type: 'array', ...(item && { items: next(item) }) }
  }
  if (type.getSymbol()?.name === 'Date') return { type: 'string' }
  if (isForeign(type)) return {}
  const properties = checker.getPropertiesOfType(type).flatMap(property => {
    const value = checker.getTypeOfSymbol(property)
    const isFunction = value && checker.getSignaturesOfType(value, SignatureKind.Call).length > 0
    return !value || isFunction || property.flags & SymbolFlags.Optional ? [] : [[property.name, next(value)] as const]
  })
  return properties.length === 0 ? {} : { type: 'object', properties: Object.fromEntries(properties) }
}

/** Returns the schemas of a machine's input, its events by type, and the outputs of its actors by name. */
function schemasOf(machine: Type, checker: Checker): MachineSchemas {
  const completeSchema = (type: Type) => schemaOf(type, { checker, left: mostTypes })
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
        return name?.isStringLiteralType() && value ? [[name.value, completeSchema(value)] as const] : []
      }),
    )
  return {
    input: input && completeSchema(input),
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
