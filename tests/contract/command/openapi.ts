import { readFileSync } from 'node:fs'
import type { CallName } from '#contract/addresses.ts'
import { callRefusals, statusOf } from '#contract/call-refusals.ts'
import { type Call, calls, paramsIn } from '#contract/contract.ts'
import { refusal } from '#schemas/envelope.ts'
import { inProject } from '#tools/root.ts'
import { type JsonSchema, jsonSchemas, refTo } from './json-schemas.ts'

const listOfNames = (names: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { type: 'string', enum: names },
})

type Parameter = { name: string; in: 'path' | 'query'; required?: true; description?: string; schema: JsonSchema }

const parameter = (name: string, schema: JsonSchema, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description && { description }),
})

/** Returns the query parameters of a call. */
function queryOf({ search, sort, preload }: Call): Parameter[] {
  return [
    ...(search
      ? [
          parameter('page', { type: 'integer', minimum: 1, default: 1 }),
          parameter('pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
          parameter('searchTerm', { type: 'string', default: '' }),
          parameter('searchColumn', listOfNames(search), 'Once for each column; all of them if there is none'),
        ]
      : []),
    ...(sort
      ? [parameter('sort', { type: 'string', enum: sort.flatMap(name => [name, `-${name}`]) }, 'Descending with a -')]
      : []),
    ...(preload ? [parameter('preload', listOfNames(preload), 'Once for each relation')] : []),
  ]
}

function answersOf(call: Call) {
  const { answer, orPicture } = call
  const refusals = [...callRefusals(call)]
  const done = { 'text/plain': { schema: { type: 'string', const: 'OK' } } }
  return {
    [statusOf(call)]: {
      description: 'Done',
      content: {
        ...(answer === 'OK' ? done : { 'application/json': { schema: refTo(answer) } }),
        ...(orPicture && { [orPicture]: {} }),
      },
    },
    ...Object.fromEntries(
      (refusals.length > 0 ? refusals : [['4XX', 'Refused'] as const]).map(([status, description]) => [
        status,
        {
          description,
          ...(status === 429 && {
            headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
          }),
          content: { 'application/json': { schema: refTo(refusal) } },
        },
      ]),
    ),
  }
}

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  users: ['a user', 'users'],
  businesses: ['a business', 'businesses'],
  roles: ['a role', 'roles'],
  materials: ['a material', 'materials'],
  transactions: ['a transaction', 'transactions'],
  collections: ['a collection', 'collections'],
}

const summaries: Partial<Record<CallName, string>> = {
  'authentication.check': 'Get the signed-in user',
  'authentication.login': 'Sign in',
  'authentication.register': 'Sign up',
  'authentication.logout': 'Sign out',
  'authentication.mfa.enable': 'Get the secret of the second factor',
  'authentication.mfa.verify': 'Verify a code of the second factor',
  'authentication.permissions': 'List all permissions by group',
}

/** Returns a short title such as "List users" or "Assign a material to a transaction". */
function summaryOf(name: CallName): string {
  const known = summaries[name]
  if (known !== undefined) return known
  const [resource = '', ...rest] = name.split('.')
  const action = rest.at(-1) ?? ''
  const verb = action.charAt(0).toUpperCase() + action.slice(1)
  const [owner = '', owners = ''] = nouns[resource] ?? []
  const [linked] = rest.length > 1 ? (nouns[rest[0] ?? ''] ?? []) : []
  if (linked === undefined) return `${verb} ${action === 'list' ? owners : owner}`
  if (action === 'list') return `List the ${rest[0]} of ${owner}`
  const joins: Readonly<Record<string, string>> = { assign: `to ${owner}`, unassign: `from ${owner}` }
  return `${verb} ${linked === 'a material' ? 'a line' : linked} ${joins[action] ?? `of ${owner}`}`
}

function operationOf(call: Call) {
  const { name, path, needs, body } = call
  const ofPath = paramsIn(path).map(
    (param): Parameter => ({ name: param, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }),
  )
  const parameters = [...ofPath, ...queryOf(call)]
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [name.split('.')[0]],
    ...(typeof needs !== 'string' && { description: `Needs the permission ${needs.join(' or ')}` }),
    ...(needs === 'nothing' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } } }),
    responses: answersOf(call),
  }
}

/** Returns the contract as an OpenAPI 3.1 document. Fields that the app can do without are optional. */
export function openApi() {
  const { version, license } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Record<string, string>
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'threereco', version, license: { name: license, identifier: `LicenseRef-${license}` } },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The name is up to the server.' },
      },
      schemas: jsonSchemas(),
    },
  }
}
