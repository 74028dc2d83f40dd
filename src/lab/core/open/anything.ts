const mark = Symbol('anything')

/**
 * Returns a value that responds to each use with itself: properties, calls, `new`. It replaces packages that are not
 * installed, such as builders (`z.object({}).min(1)`).
 */
export function anything(isPromise = true): unknown {
  const self: object = new Proxy(function replaced() {}, {
    get(_, name, receiver) {
      // A subclass inherits this property.
      if (name === mark) return receiver === self
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 0 : 'replaced')
      if (name === Symbol.iterator) return () => [].values()
      // A promise for another value, which is no promise. Otherwise, `await` would never end.
      if (name === 'then')
        return isPromise ? (done?: (value: unknown) => void) => (done?.(anything(false)), self) : undefined
      return self
    },
    apply: () => self,
    construct: () => self,
    set: () => true,
  })
  return self
}

export const isAnything = (value: unknown): boolean => typeof value === 'function' && Reflect.get(value, mark) === true
