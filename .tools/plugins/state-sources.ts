import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CallExpression, type Comment, type Node, type Program, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'
import { stateId } from '#lab/core/chart/chart.ts'
import type { StateSource } from '#lab/core/state-source.ts'
import { inProject } from '#tools/root.ts'

type Module = { file: string; code: string; program: Program; comments: readonly Comment[] }
/** Syntax node, and the module that contains it. */
type Found = { node: Node; module: Module }
type Named = Found & { key: string; value: Node }

function parse(file: string): Module {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  return { file, code, program, comments }
}

/** Returns the declaration of a name in a module, or in the project's module that it is imported from. */
function declarationOf(name: string, module: Module): (Found & { value: Node }) | null {
  for (const statement of module.program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      const found = declared.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
      if (found?.init) return { node: statement, value: found.init, module }
    }
    if (statement.type !== 'ImportDeclaration') continue
    const imported = statement.specifiers.find(({ local }) => local.name === name)
    const file = statement.source.value.startsWith('.')
      ? join(dirname(module.file), statement.source.value)
      : inProject(statement.source.value.replace('#', ''))
    if (imported?.type !== 'ImportSpecifier' || imported.imported.type !== 'Identifier' || !existsSync(file)) continue
    return declarationOf(imported.imported.name, parse(file))
  }
  return null
}

/** Returns the object literal behind an expression; null if it is computed. */
function objectOf(node: Node | undefined, module: Module): Found | null {
  if (!node) return null
  if (node.type === 'ObjectExpression') return { node, module }
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return objectOf(node.expression, module)
  if (node.type === 'CallExpression') return objectOf(node.arguments[0], module)
  if (node.type !== 'Identifier') return null
  const declared = declarationOf(node.name, module)
  return declared && objectOf(declared.value, declared.module)
}

/** Returns the properties of an object literal, including those of spread objects. */
function propertiesOf(found: Found | null): readonly Named[] {
  if (found?.node.type !== 'ObjectExpression') return []
  const { module } = found
  return found.node.properties.flatMap(property => {
    if (property.type === 'SpreadElement') return propertiesOf(objectOf(property.argument, module))
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    return [{ node: property, key: name, value, module }]
  })
}

const valueOf = (found: Found | null, key: string) => {
  const property = propertiesOf(found).find(one => one.key === key)
  return property ? objectOf(property.value, property.module) : null
}

/** Returns the position of a node, and the comments directly above it. */
function sourceOf({ node, module: { file, code, comments } }: Found): StateSource {
  const before = code.slice(0, node.start)
  const above: string[] = []
  let { start } = node
  for (const comment of comments.toReversed()) {
    if (comment.end > start || code.slice(comment.end, start).trim() !== '') continue
    // A comment after code describes that code.
    if (code.slice(code.lastIndexOf('\n', comment.start) + 1, comment.start).trim() !== '') break
    above.unshift(comment.value.replaceAll(/^[*\s]+|\n\s*\*/g, ' ').trim())
    start = comment.start
  }
  const line = before.split('\n').length
  return { file, line, column: node.start - before.lastIndexOf('\n'), comment: above.join(' ') }
}

/** Returns the transitions of a property such as `onDone`: one, or alternatives. */
function alternatives({ node, value, module }: Named): readonly Found[] {
  if (value.type !== 'ArrayExpression') return [{ node, module }]
  return value.elements.flatMap(element => (element ? { node: element, module } : []))
}

const childrenOf = ({ value, module }: Named) => propertiesOf(objectOf(value, module))

/** Returns the objects of a property that has one or several, such as `invoke`. */
const objectsOf = ({ value, module }: Named) =>
  (value.type === 'ArrayExpression' ? value.elements : [value]).map(one => objectOf(one ?? undefined, module))

/** Returns the transitions of a state in the order of their chart ids. */
function transitionsIn(found: Found | null): readonly Found[] {
  return propertiesOf(found).flatMap(property => {
    if (property.key === 'always' || property.key === 'onDone') return alternatives(property)
    if (property.key === 'on' || property.key === 'after') return childrenOf(property).flatMap(alternatives)
    if (property.key !== 'invoke') return []
    return objectsOf(property).flatMap(actor =>
      ['onDone', 'onError'].flatMap(key =>
        propertiesOf(actor)
          .filter(end => end.key === key)
          .flatMap(alternatives),
      ),
    )
  })
}

type Entry = readonly [id: string, source: StateSource]

const transitionEntries = (found: Found | null, id: string): readonly Entry[] =>
  transitionsIn(found).map((transition, at) => [`${id}#${at}`, sourceOf(transition)])

function statesIn(found: Found | null, path: readonly string[]): readonly Entry[] {
  return propertiesOf(valueOf(found, 'states')).flatMap(property => {
    const { key, value, module } = property
    const parts = [...path, key]
    const id = stateId(parts)
    const state = objectOf(value, module)
    const declared = value.type === 'Identifier' ? declarationOf(value.name, module) : null
    return [[id, sourceOf(declared ?? property)] as const, ...transitionEntries(state, id), ...statesIn(state, parts)]
  })
}

/** Returns the sources of a machine's states and transitions by chart id. Skips those that the source computes. */
export function stateSources(file: string): Readonly<Record<string, StateSource>> {
  const module = parse(file)
  const calls: CallExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== 'MemberExpression' || call.callee.property.type !== 'Identifier') return
      if (call.callee.property.name === 'createMachine') calls.push(call)
    },
  }).visit(module.program)
  const [node] = calls
  if (!node) return {}
  const machine = objectOf(node, module)
  return {
    '': sourceOf({ node, module }),
    ...Object.fromEntries([...transitionEntries(machine, ''), ...statesIn(machine, [])]),
  }
}

/** Serves the sources of states to the lab during development. `?machine=` is a file in `machines/`. */
export function serveStateSources(): Plugin {
  return {
    name: 'state-sources',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/__state-sources', (request, response) => {
        const name = new URL(request.url ?? '', 'http://localhost').searchParams.get('machine') ?? ''
        const isKnown = /^[\w-]+\/[\w-]+\.machine\.ts$/.test(name) && existsSync(inProject('machines', name))
        response.statusCode = isKnown ? 200 : 404
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(isKnown ? stateSources(inProject('machines', name)) : null))
      })
    },
  }
}
