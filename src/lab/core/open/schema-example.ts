import * as z from 'zod/mini'
import { propertiesOf } from '#lab/core/cross-realm.ts'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const blanks: Readonly<Record<string, unknown>> = { string: '', number: 0, integer: 0, boolean: false, null: null }

/** Returns a value that matches a JSON schema: its first example, or blank values of its types. */
function sample(schema: unknown): unknown {
  const { examples, enum: values, anyOf, type, properties, items, ...facts } = propertiesOf(schema)
  for (const list of [examples, values]) if (isList(list) && list.length > 0) return list[0]
  if ('default' in facts) return facts['default']
  if ('const' in facts) return facts['const']
  if (isList(anyOf)) return sample(anyOf[0])
  if (type === 'array') return items === undefined ? [] : [sample(items)]
  if (type !== 'object') return blanks[String(type)] ?? null
  return Object.fromEntries(Object.entries(propertiesOf(properties)).map(([name, part]) => [name, sample(part)]))
}

/** Returns an example value of a schema: zod 4 or JSON Schema. Undefined for other values. */
export function schemaExample(schema: unknown): unknown {
  const isZod = '_zod' in propertiesOf(schema)
  const isJson = ['type', 'anyOf', 'enum', 'const'].some(key => key in propertiesOf(schema))
  if (!isZod) return isJson ? sample(schema) : undefined
  return sample(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }))
}
