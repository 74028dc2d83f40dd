import { readFileSync } from 'node:fs'
import { callRefusals, statusOf } from '#contract/call-refusals.ts'
import { type Call, calls, paramsIn } from '#contract/contract.ts'
import { refusal } from '#schemas/envelope.ts'
import { inProject } from '../root.ts'
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

/** What may follow the path of a call. */
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
      [...callRefusals(call)].map(([status, description]) => [
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

function operationOf(call: Call) {
  const { name, path, needs, body } = call
  const ofPath = paramsIn(path).map(
    (param): Parameter => ({ name: param, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }),
  )
  const parameters = [...ofPath, ...queryOf(call)]
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    ...(typeof needs !== 'string' && { description: `Needs the permission ${needs.join(' or ')}` }),
    ...(needs === 'nothing' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: refTo(body) } } } }),
    responses: answersOf(call),
  }
}

/** The contract as a document of OpenAPI 3.1. What a reader of the app takes as missing is not required there. */
export function openApi() {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'threereco', version },
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
