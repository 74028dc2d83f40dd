const mark = Symbol('anything')

/**
 * Returns a value that responds to each use with itself: properties, calls, `new`. It replaces packages that are not
 * installed, such as builders (`z.object({}).min(1)`).
 */
export function anything(): unknown {
  const self: object = new Proxy(function replaced() {}, {
    get(_, name) {
      if (name === mark) return true
      if (name === Symbol.toPrimitive) return () => ''
      if (name === Symbol.iterator) return () => [].values()
      // Not a promise.
      return name === 'then' ? undefined : self
    },
    apply: () => self,
    construct: () => self,
    set: () => true,
  })
  return self
}

export const isAnything = (value: unknown): boolean => typeof value === 'function' && Reflect.get(value, mark) === true
