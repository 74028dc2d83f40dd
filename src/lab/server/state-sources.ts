import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CallExpression, Comment, Node, Program } from 'oxc-parser'
import { parseSync, Visitor } from 'vite'
import { stateId } from '#lab/core/chart/chart.ts'
import type { StateSource, StateSources } from '#lab/core/state-source.ts'

type Module = { file: string; code: string; program: Program; comments: readonly Comment[] }
/** Syntax node, and the module that contains it. */
type Found = { node: Node; module: Module }
type Named = Found & { key: string; value: Node }

function parse(file: string): Module {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  return { file, code, program, comments }
}

/** Returns the file of an import of the project: a relative path, or a name in `imports` of its package.json. */
function importedFile(source: string, from: string): string | null {
  if (source.startsWith('#')) return createRequire(from).resolve(source)
  if (!source.startsWith('.')) return null
  const path = join(dirname(from), source)
  const stem = path.replace(/\.[cm]?[jt]sx?$/, '')
  const ends = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.js']
  return (
    [path, ...ends.map(end => stem + end)].find(file => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null
  )
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
    if (imported?.type !== 'ImportSpecifier' || imported.imported.type !== 'Identifier') continue
    const file = importedFile(statement.source.value, module.file)
    if (!file) continue
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

/** True for `createMachine(…)`, `setup(…).createMachine(…)` and `Machine(…)`. */
function createsMachine({ callee }: CallExpression): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && /^(?:createMachine|Machine)$/.test(name.name)
}

/** Returns the sources of the states and transitions of each machine in a file. Skips those that the source computes. */
export function stateSources(file: string): readonly StateSources[] {
  const module = parse(file)
  const calls: CallExpression[] = []
  new Visitor({
    CallExpression(call) {
      if (createsMachine(call)) calls.push(call)
    },
  }).visit(module.program)
  return calls.map(node => {
    const machine = objectOf(node, module)
    return {
      '': sourceOf({ node, module }),
      ...Object.fromEntries([...transitionEntries(machine, ''), ...statesIn(machine, [])]),
    }
  })
}
