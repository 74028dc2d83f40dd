import { isStateMachine, propertiesOf } from '#lab/core/cross-realm.ts'
import { anything, isAnything } from './anything.ts'

/** Returns the source of a function. A class might inherit another `toString`. */
const sourceOf = (value: object) => Function.prototype.toString.call(value)

type Factory = (...args: readonly unknown[]) => unknown

/** Source of a function that might create a machine. */
const createsMachine = (value: unknown): boolean =>
  typeof value === 'function' && /createMachine|Machine\(/.test(sourceOf(value))

const isClass = (value: unknown): value is new (...args: readonly unknown[]) => object =>
  typeof value === 'function' && sourceOf(value).startsWith('class')

/** Returns a replacement for each argument of a function or class. */
export const replacedArguments = ({ length }: { length: number }) => Array.from({ length }, () => anything())

/** Returns the methods of an object or of a class that might create a machine. */
function methodsOf(name: string, value: unknown): [string, Factory][] {
  const owner = isClass(value) ? propertiesOf(value.prototype) : propertiesOf(value)
  if (typeof value === 'function' && !isClass(value)) return []
  return Object.getOwnPropertyNames(owner).flatMap((key): [string, Factory][] => {
    const method = Object.getOwnPropertyDescriptor(owner, key)?.value
    if (key === 'constructor' || !createsMachine(method)) return []
    // Arrow functions and static methods need no instance.
    const create: Factory = (...args) =>
      Reflect.apply(method, isClass(value) ? new value(...replacedArguments(value)) : owner, args)
    return [[`${name}.${key}`, Object.defineProperty(create, 'length', { value: method.length })]]
  })
}

/** Returns the exports of a module, with those of an object in `module.exports`. */
export function exportsIn(exports: object): [string, unknown][] {
  const { default: all } = propertiesOf(exports)
  const inside = isStateMachine(all) || typeof all === 'function' ? {} : propertiesOf(all)
  return Object.entries({ ...inside, ...exports }).filter(([, value]) => !isAnything(value))
}

/** Returns the functions among exports that might create a machine, by name. */
export function factoriesIn(exported: readonly [string, unknown][]): [string, Factory][] {
  return exported.flatMap(([name, value]): [string, Factory][] => {
    if (isStateMachine(value)) return []
    const isFactory =
      !isClass(value) && typeof value === 'function' && (/machine$/i.test(name) || createsMachine(value))
    return isFactory ? [[name, value as Factory]] : methodsOf(name, value)
  })
}
