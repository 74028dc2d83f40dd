import * as z from 'zod/mini'
import { calls } from '#contract/contract.ts'
import { address, addressBody } from '#schemas/address.ts'
import { credentials, registration, verification } from '#schemas/authentication.ts'
import { bankDetails, bankDetailsBody } from '#schemas/bank-details.ts'
import { business, businessBody } from '#schemas/business.ts'
import { factor, factorPattern, id, quantity } from '#schemas/common.ts'
import { refusal } from '#schemas/envelope.ts'
import { material, materialBody } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { reference } from '#schemas/reference.ts'
import { role, roleBody } from '#schemas/role.ts'
import { line, lineBody, lineChange, trade, tradeChange } from '#schemas/trade.ts'
import { user, userBody } from '#schemas/user.ts'

/** JSON Schema, draft 2020-12. */
export type JsonSchema = { [keyword: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] }

const named: Readonly<Record<string, z.ZodMiniType>> = {
  User: user,
  Business: business,
  Role: role,
  Material: material,
  Trade: trade,
  Line: line,
  Reference: reference,
  Address: address,
  BankDetails: bankDetails,
  PermissionGroup: permissionGroup,
  Refusal: refusal,
  Credentials: credentials,
  Registration: registration,
  Verification: verification,
  UserBody: userBody,
  BusinessBody: businessBody,
  AddressBody: addressBody,
  BankDetailsBody: bankDetailsBody,
  RoleBody: roleBody,
  MaterialBody: materialBody,
  TradeChange: tradeChange,
  LineBody: lineBody,
  LineChange: lineChange,
}

/** Converts `users.list` to `UsersList`. */
const pascal = (name: string) => name.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())

const registry = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name })
for (const { name, body, answer } of calls) {
  if (body && !registry.has(body)) registry.add(body, { id: `${pascal(name)}Body` })
  if (answer !== 'OK' && !registry.has(answer)) registry.add(answer, { id: `${pascal(name)}Answer` })
}

const without = ({ properties = {}, required = [], ...schema }: JsonSchema, left: string): JsonSchema => {
  const { [left]: _, ...others } = properties
  return { ...schema, properties: others, required: required.filter(name => name !== left) }
}

/** Schemas with differing input and output: maps their parsed fields to the fields of the API. */
const onTheWire = new Map<unknown, (read: JsonSchema) => JsonSchema>([
  [material, read => without(read, 'carbonFactorText')],
  [
    line,
    read => {
      const ofMaterial = read.properties?.['material']?.properties
      const others = without(read, 'material')
      return { ...others, properties: { ...others.properties, ...ofMaterial } }
    },
  ],
])

/** True if a field is required. */
const isNeeded = (field: z.core.$ZodType | undefined) => field !== undefined && !z.safeParse(field, undefined).success

type Override = { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }

function refine({ zodSchema, jsonSchema }: Override) {
  const { def } = zodSchema._zod
  const wired = onTheWire.get(zodSchema)
  if (wired && def.type === 'pipe') Object.assign(jsonSchema, wired(schemaOf(def.out)))
  if (zodSchema === (id as unknown)) jsonSchema['format'] = 'uuid'
  if (zodSchema === (factor as unknown)) {
    delete jsonSchema['anyOf']
    Object.assign(jsonSchema, { type: ['number', 'string'], pattern: factorPattern.source })
  }
  if (zodSchema === (quantity as unknown))
    Object.assign(jsonSchema, { type: ['number', 'string'], minimum: 0, pattern: '^\\d+(\\.\\d+)?$' })
  if (def.type === 'object') jsonSchema.required = jsonSchema.required?.filter(name => isNeeded(def.shape[name]))
  if ('format' in def && def.format === 'datetime') {
    delete jsonSchema['pattern']
    jsonSchema['format'] = 'date-time'
  }
  // Bounds of the safe integer range are omitted.
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

const options = {
  io: 'input',
  unrepresentable: 'any',
  override: (context: unknown) => refine(context as Override),
} as const

function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options) as JsonSchema
  return rest
}

export const refTo = (schema: z.ZodMiniType) => ({ $ref: `#/components/schemas/${registry.get(schema)?.id}` })

/** Returns the schemas of all request and response bodies in API format, by name. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: name => `#/components/schemas/${name}` })
  return Object.fromEntries(
    Object.entries(schemas as unknown as Record<string, JsonSchema>).map(([name, schema]) => {
      const { $schema: _schema, $id: _id, ...rest } = schema
      return [name, rest]
    }),
  )
}
